import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { OWNED_PATH } from '#src/config/paths.ts';
import { type Entry, STORAGE_KEYS } from '#src/services/local-data.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { TEXT_LINK } from '#src/ui/button.tsx';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';

/** Lazy, because few visitors have entered their own laptop. */
const LAPTOP = lazyCode(async () => (await import('./owned-laptop.tsx')).OwnedLaptop);

/** What the recommended laptops would change against the owned one, by id; empty until that is known. */
export type OwnedLines = Readonly<Record<string, string>>;

/** Whether a laptop is kept on this device; the lazy code parses it. */
export const KEPT: Entry<OwnedLines> = { key: STORAGE_KEYS.ownedLaptop, parse: () => ({}) };

interface OwnedPartProps {
  result: StoredRecommendations;
  /** `null` if the visitor has not entered an own laptop. */
  lines: OwnedLines | null;
  onLines: (lines: OwnedLines | null) => void;
}

/** The way to compare the recommended laptops with the one that the visitor owns; then what is known of that. */
export function OwnedPart({ result, lines, onLines }: OwnedPartProps) {
  const { localData } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const { search, hash } = useLocation();
  const state = { results: search + hash };
  const forget = () => {
    // The button goes.
    box.current?.focus();
    localData.clear(KEPT);
    onLines(null);
  };
  return (
    <div ref={box} tabIndex={-1} className={`no-print mt-3 outline-none ${lines ? 'min-h-32' : 'min-h-11 text-sm'}`}>
      {lines ? (
        <LazyPart code={LAPTOP} props={{ result, state, onLines, onForget: forget }} />
      ) : (
        <p>
          ¿Ya tienes un portátil?{' '}
          <Link to={OWNED_PATH} state={state} className={TEXT_LINK}>
            Compara con el que tengo ahora
          </Link>
        </p>
      )}
    </div>
  );
}
