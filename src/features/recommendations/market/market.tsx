import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { textAt } from '#contract/card-statements.ts';
import { BUDGET } from '#contract/answers.ts';
import type { Market as MarketAnswer, MarketPoint } from '#contract/market.ts';
import { FORM_STATE, type StoredRecommendations } from '#src/services/remembered.ts';
import { FailedPart } from '#src/features/connection/not-loaded.tsx';
import { useAsked } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';
import { laptopName } from '#contract/laptop-name.ts';
import { PATHS } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { readMarket, versionWords } from './laptops.ts';
import { MarketMap } from './market-map.tsx';
import { MarketTable } from './market-table.tsx';
import { Opener, type Opening } from './opener.tsx';

export interface MarketProps {
  result: StoredRecommendations;
  onSelect: (index: number) => void;
}

/** Everything that qualifies, price against fit: in three sentences, as a picture and as a table. */
export function Market(props: MarketProps) {
  const { userInput } = props.result;
  const { advisor } = useServices();
  const {
    value: market,
    failure,
    retry,
  } = useAsked([userInput], async () => {
    const answers = FORM_STATE.parse(userInput);
    if (!answers) throw new Error('The answers cannot be read');
    return (await advisor()).market(answers);
  });
  return (
    <div className="market-room">
      {failure && !failure.retrying ? (
        <FailedPart
          words="No se ha podido traer el mapa."
          offline="Sin conexión: el mapa no se puede traer ahora."
          onRetry={retry}
        />
      ) : market ? (
        <ShownMarket market={market} {...props} />
      ) : (
        // About as high as the market, so that little moves when it loads.
        <output className="block h-[54rem] text-muted md:h-[47rem] appears-late">Dibujando el mapa…</output>
      )}
    </div>
  );
}

function ShownMarket({ market, result, onSelect }: MarketProps & { market: MarketAnswer }) {
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
    // A hidden card cannot be focused, so the selection renders first.
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

interface MarketStepsProps extends Opening {
  market: MarketAnswer;
}

/** What a little more or less money would change, and how much is enough, each with its laptop. */
function MarketSteps({ market, ...opening }: MarketStepsProps) {
  const { more, less, enough } = market;
  const steps = [more, less, enough && atLimit(market, enough)].filter((step) => step !== null);
  if (steps.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-3">
      {steps.map(({ text, id, name }) => (
        <li key={text}>
          {unbroken(text)}{' '}
          {id !== undefined && name !== undefined && <StepLaptop id={id} name={name} market={market} {...opening} />}
        </li>
      ))}
      {enough && (
        <li>
          <Link
            to={PATHS.method}
            className="py-1 font-semibold underline decoration-line decoration-2 underline-offset-4"
          >
            Cómo decidimos cuánto basta
          </Link>
        </li>
      )}
    </ul>
  );
}

function StepLaptop({ id, name, market, ...opening }: MarketStepsProps & Pick<MarketPoint, 'id' | 'name'>) {
  const version = versionWords({ id, name }, market);
  return (
    <>
      <Opener
        id={id}
        className="inline-flex min-h-11 items-center text-start font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
        {...opening}
      >
        {laptopName(name)}
      </Opener>
      {version !== '' && `, ${version}`}
    </>
  );
}

/** «No pagues más de 1365 €: … A ese precio:», followed by the laptop of that price: a card, or the one that fits best. */
function atLimit({ points, cards, frontier }: MarketAnswer, { text, upTo }: NonNullable<MarketAnswer['enough']>) {
  const laptop = [...cards, ...frontier]
    .map((shownId) => points.find(({ id, price }) => id === shownId && Math.ceil(price) === upTo))
    .find(Boolean);
  return { id: laptop?.id, name: laptop?.name, text: laptop ? `${text} A ese precio:` : text };
}
