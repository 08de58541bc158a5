import { useState } from 'react';
import { euros } from '#src/lib/euros.ts';
import { ChoiceCard } from '#src/ui/choice-card.tsx';
import { HeartIcon } from '#src/ui/icons.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextArea, TextField } from '#src/ui/text-field.tsx';
import { INVALID, Sample } from './sample.tsx';

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
