import { OFFLINE_WORDS } from '../../config/offline-words.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';

export function OfflineBanner({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
      <Message tone="caution">{OFFLINE_WORDS}</Message>
      <Button look="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
