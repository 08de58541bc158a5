import { useState } from 'react';
import { euros } from '#src/lib/euros.ts';
import { ChoiceCard } from '#src/ui/choice-card.tsx';
import { HeartIcon } from '#src/ui/icons.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextArea, TextField } from '#src/ui/text-field.tsx';
import { Message } from '#src/ui/message.tsx';
import type { MissingThing } from '#src/ui/missed-target.tsx';
import { LoadingNotice, Notice, Spinner } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Rating } from '#src/ui/rating.tsx';
import { Button } from '#src/ui/button.tsx';
import { INVALID, Sample, State } from './sample.tsx';

const OPTIONS = [
  { value: '', label: 'Sin preferencia' },
  { value: '16', label: '16 GB' },
  { value: '64', label: '64 GB', disabled: true },
];
const BUDGET = { min: 200, max: 4000, step: 100, marks: [200, 1500, 3000, 4000] };

export function FieldSamples() {
  return [false, true].map((disabled) => (
    <fieldset key={String(disabled)} disabled={disabled} className="grid gap-12">
      <Fields title={disabled ? 'Campos desactivados' : 'Campos'} />
    </fieldset>
  ));
}

const showInvalid = (field: HTMLElement | null) => field?.querySelector('input')?.classList.add(INVALID);

function Fields({ title }: { title: string }) {
  const [chosen, setChosen] = useState(true);
  const [budget, setBudget] = useState(1500);
  return (
    <>
      <Sample title={title}>
        <TextField label="Nombre" name="name" placeholder="Tu nombre" hint="Como quieres que te llamemos" />
        <TextField label="Alias" name="alias" defaultValue="ana" error="Ya existe" counter="Quedan 7 letras" />
        <div ref={showInvalid}>
          <TextField label="Email" name="email" type="email" required defaultValue="no-es-un-correo" />
        </div>
        <SelectField label="Memoria" hint="mínimo" name="ram" options={OPTIONS} />
        <TextArea label="Mensaje" name="message" rows={3} />
      </Sample>
      <Sample title={`${title}: tarjetas y precio`}>
        {['primera', 'segunda'].map((value, index) => (
          <div key={value} className="w-52">
            <ChoiceCard
              name="sample"
              value={value}
              label="Batería"
              detail="Más horas sin enchufe"
              icon={<HeartIcon className="size-7" />}
              checked={chosen === (index === 0)}
              onChange={() => setChosen(!chosen)}
            />
          </div>
        ))}
        <div className="w-full max-w-xl">
          <RangeSlider
            label="Presupuesto"
            name="budget"
            {...BUDGET}
            value={budget}
            words={euros}
            onChange={setBudget}
          />
        </div>
      </Sample>
    </>
  );
}

const MISSING_THINGS: readonly MissingThing[] = ['laptop', 'heart', 'clock', 'person', 'connection', 'page', 'fault'];

export function FeedbackSamples() {
  return (
    <>
      <Sample title="Mensajes">
        {(['positive', 'caution', 'negative'] as const).map((tone) => (
          <Message key={tone} tone={tone} className="w-full max-w-xl">
            Un mensaje {tone}, con lo que pasa y lo que se puede hacer.
          </Message>
        ))}
        {(['positive', 'caution', 'negative'] as const).map((tone) => (
          <p key={tone} className="toast" data-tone={tone}>
            Un aviso {tone}
          </p>
        ))}
      </Sample>
      <Sample title="Espera">
        <Spinner />
        {[0, 30, 60, 85, 100].map((percent) => (
          <State key={percent} name={`${percent} %`}>
            <div className="w-52">
              <ProgressBar label={`Progreso ${percent}`} percent={percent} />
            </div>
          </State>
        ))}
        <LoadingNotice text="Cargando">
          <Skeleton className="mt-4 h-28 w-52" />
        </LoadingNotice>
      </Sample>
      <Sample title="Valoración">
        {[0, 2.5, 4.7, 5].map((value) => (
          <Rating key={value} value={value} label={`${value} de 5 (12 valoraciones)`} />
        ))}
      </Sample>
      <Sample title="Lo que no está">
        {MISSING_THINGS.map((thing) => (
          <State key={thing} name={thing}>
            <Notice missing={thing} title="No está">
              <p>Una frase y una salida.</p>
              <Button>Seguir</Button>
            </Notice>
          </State>
        ))}
      </Sample>
    </>
  );
}
