import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { OFFLINE_BANNER } from './profile-words.ts';

export function OfflineBanner({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
      <Message tone="caution">{OFFLINE_BANNER}</Message>
      <Button look="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
