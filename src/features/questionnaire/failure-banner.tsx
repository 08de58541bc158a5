import { useObserved } from '#src/lib/observed.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { WarningIcon } from '#src/ui/icons.tsx';
import { Wait } from '#src/ui/wait.tsx';
import type { Failure } from './use-submission.ts';

const FAILED = 'Ha ocurrido un error al procesar tu solicitud. Por favor, inténtalo de nuevo más tarde.';

interface FailureBannerProps extends Failure {
  className: string;
  onRetry: () => void;
  onDevice: () => void;
}

/**
 * Why there is no answer. Without a network only the connection has failed, and the form can be submitted again from
 * here; with one, this device can compute the answer.
 */
export function FailureBanner({ offline, retryAfter, deviceFailed, className, onRetry, onDevice }: FailureBannerProps) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <div className={`grid gap-2 ${className}`}>
      <div
        className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control p-3 text-sm leading-snug font-semibold forced-colors:border ${offline ? 'border border-caution bg-raised text-caution' : 'bg-negative text-on-accent'}`}
      >
        <WarningIcon className="size-5 shrink-0" />
        <p role="alert" className="min-w-0 flex-1 basis-[9rem] wrap-anywhere">
          {offline ? `${online ? 'Vuelve a haber' : 'Sin'} conexión. Tus respuestas siguen aquí.` : FAILED}
        </p>
        <Wait seconds={retryAfter} what="preguntar" className="w-full" />
        {deviceFailed && <p className="w-full">Tu dispositivo tampoco ha podido calcularlo.</p>}
        {offline && (
          <button type="button" onClick={onRetry} className="min-h-11 px-2 underline underline-offset-3">
            Reintentar
          </button>
        )}
      </div>
      {!offline && (
        <Button look="secondary" onClick={onDevice}>
          Calcular en mi dispositivo
        </Button>
      )}
    </div>
  );
}
