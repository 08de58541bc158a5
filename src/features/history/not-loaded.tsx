import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Without `onRetry` there is nothing to try again yet. */
export function NotLoaded({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Notice alert title={message}>
      {onRetry && <Button onClick={onRetry}>Reintentar</Button>}
    </Notice>
  );
}
