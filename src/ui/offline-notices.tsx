import type { ReactNode } from 'react';
import { OFFLINE_WORDS } from '#src/config/site.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';
import { Notice } from './notice.tsx';

export const OLD_DATA_WORDS = 'Ves lo último que se cargó.';

interface OfflineBannerProps {
  words?: string;
  onRetry: () => void;
}

export function OfflineBanner({ words = OFFLINE_WORDS, onRetry }: OfflineBannerProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
      <Message tone="caution">{words}</Message>
      <Button variant="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}

interface FailedNoticeProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}

/** Replaces what could not be loaded. */
export function FailedNotice({ title, children, onRetry }: FailedNoticeProps) {
  return (
    <Notice alert missing="connection" title={title}>
      {children}
      <Button onClick={onRetry}>Reintentar</Button>
    </Notice>
  );
}
