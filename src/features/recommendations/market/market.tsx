import { textAt } from '#contract/card-statements.ts';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { BUDGET } from '#contract/answers.ts';
import type { Market as MarketAnswer } from '#contract/market.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { FailedPart } from '#src/ui/failed-part.tsx';
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
export function Market(props: MarketProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="market-room">
      <Attempt key={attempt} onRetry={() => setAttempt(attempt + 1)} {...props} />
    </div>
  );
}

function Attempt({ onRetry, ...props }: MarketProps & { onRetry: () => void }) {
  const { market, failed } = useMarket(props.result);
  if (failed) return <Failed onRetry={onRetry} />;
  if (market) return <Shown market={market} {...props} />;
  return <output className="market-pending appears-late">Dibujando el mapa…</output>;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const online = useObserved(useServices().connectivity, true);
  const words = online ? 'No se ha podido traer el mapa.' : 'Sin conexión: el mapa no se puede traer ahora.';
  return <FailedPart words={words} onRetry={onRetry} />;
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
