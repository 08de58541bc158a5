import { useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '#src/lib/observed.ts';
import { RECOMMENDATIONS } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';
import { cn } from '#src/ui/cn.ts';

const ANSWER = lazyCode(async () => (await import('./laptop-door.tsx')).LaptopDoor);

/** «¿Y para ti?»: a button that is replaced by the laptop's judgement, or by what has to be asked for it. */
export function LaptopIsland({ id, budget }: { id: string; budget: number | null }) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  if (state === 'open')
    return (
      <div aria-live="polite">
        <LazyPart code={ANSWER} props={{ id, budget: budget ?? undefined }} onError={() => setState('failed')} />
      </div>
    );
  return (
    <Button
      variant="secondary"
      onClick={() => setState('open')}
      onPointerEnter={ANSWER.prefetch}
      onFocus={ANSWER.prefetch}
    >
      {state === 'failed' ? 'No se ha podido cargar. Reintentar' : '¿Es buena compra para ti?'}
    </Button>
  );
}

/**
 * The verdict on a laptop of the visitor's own result. On a page that was navigated to it replaces the verdict for
 * anybody; on a loaded one that only steps back, so that nothing moves.
 */
export function ChosenWords({ words }: { words: string }) {
  const isLoaded = useNavigationType() === NavigationType.Pop;
  return (
    <span data-chosen={isLoaded ? '' : 'alone'} className="text-lg/[1.35]">
      {`Para ti, sí: ${words}`}
    </span>
  );
}

const PLACE_HASH = '#why';

/** Leads down to where a laptop's page tells its rank for a visitor's own answers. As tall as its place in the HTML. */
export const PlaceLink = ({ children = '¿Y para ti?' }: { children?: ReactNode }) => (
  <a
    href={PLACE_HASH}
    className={cn(
      'flex min-h-11 items-center text-sm/[1.4] font-semibold underline decoration-line decoration-2',
      'underline-offset-4 hover:decoration-current',
    )}
  >
    <span>{children}</span>
  </a>
);

/** @returns the cards of the visitor's stored result; `null` if the address has the answers of another one */
export function useOwnCards() {
  const { localData } = useServices();
  const { hash } = useLocation();
  // The prerendered page is for anybody.
  const hydrated = useHydrated();
  if (!hydrated) return [];
  return hash === '' || hash === PLACE_HASH ? (localData.read(RECOMMENDATIONS)?.computers ?? []) : null;
}

/** The verdict of the stored result, until there is one by the answers. */
export function StoredPlace({ id }: { id: string }) {
  const index = useOwnCards()?.findIndex((computer) => computer.id === id) ?? -1;
  if (index < 0) return <PlaceLink />;
  return (
    <PlaceLink>
      <ChosenWords words={index === 0 ? 'es tu primera opción' : 'está entre tus opciones'} />
    </PlaceLink>
  );
}
