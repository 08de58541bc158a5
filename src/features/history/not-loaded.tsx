import { Button } from '#src/ui/button.tsx';
import type { MissingThing } from '#src/ui/missed-target.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface NotLoadedProps {
  message: string;
  missing?: MissingThing;
  onRetry: () => void;
}

export function NotLoaded({ message, missing = 'connection', onRetry }: NotLoadedProps) {
  return (
    <Notice alert missing={missing} title={message}>
      <Button onClick={onRetry}>Reintentar</Button>
    </Notice>
  );
}
