import { useState } from 'react';
import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { Loaded, loadable } from '#src/ui/loaded.tsx';
import type { MarketProps } from './market/market.tsx';

const MARKET = loadable(async () => (await import('./market/market.tsx')).Market);
const prefetch = () => void MARKET.load().catch(() => undefined);

/** Folded: few want the picture, and its code comes with the first sign of interest. */
export function MarketSlot(props: MarketProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const toggle = (next: boolean, failing: boolean) => {
    setOpen(next);
    setFailed(failing);
  };
  return (
    <section className="market">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => toggle(!open, false)}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          {failed ? 'No se ha podido cargar el mapa. Reintentar' : 'Precio y encaje: el mapa'}
          <ChevronDownIcon />
        </button>
      </h2>
      {open && (
        <Loaded
          of={MARKET}
          props={props}
          instead={<div className="market-pending" />}
          onFailed={() => toggle(false, true)}
        />
      )}
    </section>
  );
}
