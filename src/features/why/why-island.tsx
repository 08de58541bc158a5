import { Button } from '#src/ui/button.tsx';
import { useLazyFold } from '#src/ui/lazy-fold.tsx';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';

const ANSWER = lazyCode(async () => (await import('./why-answer.tsx')).WhyAnswer);

/** On pages about one laptop: a button, and once it is pressed the laptop's place. */
export function WhyIsland({ id = '', name = '' }: { id?: string | undefined; name?: string | undefined }) {
  const { open, failed, onError, button } = useLazyFold(ANSWER);
  if (open)
    return (
      <div aria-live="polite">
        <LazyPart code={ANSWER} props={{ id, name }} onError={onError} />
      </div>
    );
  return (
    <Button look="secondary" {...button}>
      {failed ? 'No se ha podido cargar. Reintentar' : '¿Qué puesto tiene para ti?'}
    </Button>
  );
}
