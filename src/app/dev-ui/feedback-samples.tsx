import { Message } from '#src/ui/message.tsx';
import type { MissingThing } from '#src/ui/missed-target.tsx';
import { LoadingNotice, Notice } from '#src/ui/notice.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Rating } from '#src/ui/rating.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Sample, State } from './sample.tsx';

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
