import { Button } from '../../ui/button.tsx';
import type { MissingThing } from '../../ui/miss-drawing.tsx';
import { Notice } from '../../ui/notice.tsx';

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
