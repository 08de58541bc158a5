import { WarningIcon } from '#src/ui/icons.tsx';
import { cn } from '#src/ui/cn.ts';

export function FailureBanner({ className }: { className: string }) {
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
    </div>
  );
}
