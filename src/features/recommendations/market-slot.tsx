import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { Loaded, loadable } from '#src/ui/loaded.tsx';
import type { MarketProps } from './market/market.tsx';
import { useLazyFold } from './use-lazy-fold.ts';

const MARKET = loadable(async () => (await import('./market/market.tsx')).Market);

export function MarketSlot(props: MarketProps) {
  const { open, failed, onFailed, button } = useLazyFold(MARKET);
  return (
    <section className="market">
      <h2>
        <button {...button}>
          {failed ? 'No se ha podido cargar el mapa. Reintentar' : 'Precio y encaje: el mapa'}
          <ChevronDownIcon />
        </button>
      </h2>
      {open && <Loaded of={MARKET} props={props} instead={<div className="market-pending" />} onFailed={onFailed} />}
    </section>
  );
}
