import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { OFFLINE_BANNER } from './profile-words.ts';

export function OfflineBanner({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-caution bg-raised p-4">
      <WarningIcon className="shrink-0 text-caution" />
      <p role="alert" className="min-w-0 flex-1 basis-60">
        {OFFLINE_BANNER}
      </p>
      <Button look="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
