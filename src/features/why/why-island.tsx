import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Loaded, loadable } from '#src/ui/loaded.tsx';

const ANSWER = loadable(async () => (await import('./why-answer.tsx')).WhyAnswer);

/** On pages about one laptop: a button, and once it is pressed the laptop's place. */
export function WhyIsland({ id = '', name = '' }: { id?: string | undefined; name?: string | undefined }) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const prefetch = () => void ANSWER.load().catch(() => undefined);
  if (state === 'open')
    return (
      <div aria-live="polite">
        <Loaded of={ANSWER} props={{ id, name }} onFailed={() => setState('failed')} />
      </div>
    );
  return (
    <Button look="secondary" onClick={() => setState('open')} onPointerEnter={prefetch} onFocus={prefetch}>
      {state === 'failed' ? 'No se ha podido cargar. Reintentar' : '¿Qué puesto tiene para ti?'}
    </Button>
  );
}
