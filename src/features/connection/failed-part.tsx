import { useObserved } from '#src/lib/use-observed.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';

interface FailedPartProps {
  /** What failed. */
  words: string;
  /** The same without a network. */
  offline: string;
  onRetry: () => void;
}

/** In place of a part of the page that could not be fetched. */
export function FailedPart({ words, offline, onRetry }: FailedPartProps) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{online ? words : offline}</p>
      <Button look="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
