import type { Market } from '#contract/market.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { type Opening, Opener } from './opener.tsx';

interface MarketStepsProps extends Opening {
  market: Market;
  onPoint: (id: string | null) => void;
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
    </ul>
  );
}

/** The best fit for that money. */
const enoughLaptop = ({ points, frontier }: Market, upTo: number) =>
  points.findLast(({ id, price }) => price <= upTo && frontier.includes(id));
