import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';

const ANSWER = lazyCode(async () => (await import('./why-answer.tsx')).WhyAnswer);

/** A button that is replaced by the laptop's rank when pressed, or by what has to be asked for it. */
export function WhyIsland({ id = '', name = '', budget }: Record<string, string | undefined>) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  if (state === 'open')
    return (
      <div aria-live="polite">
        <LazyPart
          code={ANSWER}
          props={{ id, name, budget: budget === undefined ? undefined : Number(budget) }}
          onError={() => setState('failed')}
        />
      </div>
    );
  return (
    <Button
      look="secondary"
      onClick={() => setState('open')}
      onPointerEnter={ANSWER.prefetch}
      onFocus={ANSWER.prefetch}
    >
      {state === 'failed' ? 'No se ha podido cargar. Reintentar' : '¿Qué puesto tiene para ti?'}
    </Button>
  );
}

/** Leads down to where a laptop's page tells its rank for a visitor's own answers. As tall as its place in the HTML. */
export const PlaceLink = ({ children = '¿Y para ti?' }: { children?: ReactNode }) => (
  <a
    href="#why"
    className="flex min-h-11 items-center text-sm/[1.4] font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
  >
    <span>{children}</span>
  </a>
);
