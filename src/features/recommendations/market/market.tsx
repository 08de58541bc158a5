import { useMemo } from 'react';
import { textAt } from '#contract/card-statements.ts';
import { flushSync } from 'react-dom';
import { BUDGET } from '#contract/answers.ts';
import type { Market as MarketAnswer } from '#contract/market.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { FailedPart } from '../../connection/failed-part.tsx';
import { readMarket } from './laptops.ts';
import { MarketMap } from './market-map.tsx';
import { MarketSteps } from './market-steps.tsx';
import { MarketTable } from './market-table.tsx';
import { useMarket } from './use-market.ts';

export interface MarketProps {
  result: StoredRecommendations;
  /** Chooses the laptop that glance and cards are about. */
  onSelect: (index: number) => void;
}

/** Everything that qualifies, price against fit: in three sentences, as a picture and as a table. */
export const Market = (props: MarketProps) => (
  <div className="market-room">
    <Asked {...props} />
  </div>
);

function Asked(props: MarketProps) {
  const { value: market, failure, retry } = useMarket(props.result);
  if (failure && !failure.retrying) {
    return (
      <FailedPart
        words="No se ha podido traer el mapa."
        offline="Sin conexión: el mapa no se puede traer ahora."
        onRetry={retry}
      />
    );
  }
  if (market) return <Shown market={market} {...props} />;
  return <output className="market-pending appears-late">Dibujando el mapa…</output>;
}

function Shown({ market, result, onSelect }: MarketProps & { market: MarketAnswer }) {
  const { computers, userInput } = result;
  const laptops = useMemo(() => {
    const cards = market.cards.map((id) => computers.find((computer) => computer.id === id));
    return readMarket(
      market,
      cards.map((card) => (card ? textAt(card, 'reason') : '')),
    );
  }, [market, computers]);
  if (laptops.length === 0) return <p>Ninguno cumple lo que pides.</p>;
  const openCard = (index: number) => {
    // A card that phones do not show takes no focus.
    flushSync(() => onSelect(index));
    document.getElementById(market.cards[index] ?? '')?.focus();
  };
  const opening = { cards: market.cards, openCard };
  const budget = Number(userInput?.['budget'] ?? BUDGET.default);
  return (
    <>
      <MarketSteps market={market} {...opening} />
      <MarketMap key={market.cards.join()} market={market} laptops={laptops} budget={budget} {...opening} />
      <MarketTable laptops={laptops} {...opening} />
    </>
  );
}
