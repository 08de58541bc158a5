import { Button } from './button.tsx';

interface FailedPartProps {
  /** What failed, and whether that is because of the network. */
  words: string;
  onRetry: () => void;
}

/** In place of a part of the page that could not be fetched. */
export const FailedPart = ({ words, onRetry }: FailedPartProps) => (
  <div role="alert" className="grid justify-items-start gap-3">
    <p>{words}</p>
    <Button look="secondary" onClick={onRetry}>
      Reintentar
    </Button>
  </div>
);
