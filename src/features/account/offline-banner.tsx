import { OFFLINE_WORDS } from '#src/config/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Message } from '#src/ui/message.tsx';

export const OLD_DATA_WORDS = 'Ves lo último que se cargó.';

interface OfflineBannerProps {
  words?: string;
  onRetry: () => void;
}

export function OfflineBanner({ words = OFFLINE_WORDS, onRetry }: OfflineBannerProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
      <Message tone="caution">{words}</Message>
      <Button look="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
