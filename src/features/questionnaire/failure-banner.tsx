import { retryAfterOf } from '#src/services/api-error.ts';
import { WarningIcon } from '#src/ui/icons.tsx';
import { Wait } from '#src/ui/wait.tsx';
import { cn } from '#src/ui/cn.ts';

/** There is no answer, and when to ask again if the API says so. */
export function FailureBanner({ failure, className }: { failure: Error; className: string }) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-negative p-3 text-sm leading-snug',
        'font-semibold text-on-accent forced-colors:border',
        className,
      )}
    >
      <WarningIcon className="size-icon shrink-0" />
      <p role="alert" className="min-w-0 flex-1 basis-[9rem] wrap-anywhere">
        Ha ocurrido un error al procesar tu solicitud. Por favor, inténtalo de nuevo más tarde.
      </p>
      <Wait seconds={retryAfterOf(failure)} what="preguntar" className="w-full" />
    </div>
  );
}
