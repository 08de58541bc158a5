import { Link } from 'react-router-dom';
import type { Market } from '#contract/market.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { PATHS } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { type Opening, Opener } from './opener.tsx';

interface MarketStepsProps extends Opening {
  market: Market;
}

/** What a little more and a little less money would change, and how much is enough; each with its laptop. */
export function MarketSteps({ market, ...opening }: MarketStepsProps) {
  const { more, less, enough } = market;
  const steps = [more, less, enough && { ...enough, ...enoughLaptop(market, enough.upTo) }].filter(
    (step) => step !== null,
  );
  if (steps.length === 0) return null;
  return (
    <ul className="market-steps">
      {steps.map(({ text, id, name }) => (
        <li key={text}>
          {unbroken(text)}{' '}
          {id !== undefined && name !== undefined && (
            <Opener id={id} {...opening}>
              {laptopName(name)}
            </Opener>
          )}
        </li>
      ))}
      {enough && (
        <li>
          <Link to={PATHS.method}>Cómo decidimos cuánto basta</Link>
        </li>
      )}
    </ul>
  );
}

/** The laptop of that price: a card, or the one that fits best. */
const enoughLaptop = ({ points, cards, frontier }: Market, upTo: number) =>
  [...cards, ...frontier]
    .map((wanted) => points.find(({ id, price }) => id === wanted && Math.ceil(price) === upTo))
    .find(Boolean);
