import type { ReadComputer } from '#src/services/read-answer.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { isOfferCurrent, type Offer, type PriceHistory } from '#contract/offers.ts';
import { euros } from '#src/lib/figures.ts';
import { hostsIn, SHOP_HOSTS } from '#contract/shop-hosts.ts';
import { safeLink } from '#contract/safe-link.ts';
import { cn } from '#src/ui/cn.ts';
import { spanishDate } from '#contract/spanish-text.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '#src/ui/table.tsx';

type Offered = Pick<ReadComputer, 'name' | 'offers' | 'priceHistory' | 'facts'>;

/** Current offers and, folded, the price history. Neither is shown if the offers are over three days old. */
export function CurrentOffers({ name, offers, priceHistory, facts }: Offered) {
  const current = currentOffers(offers);
  if (current.length === 0) return null;
  return (
    <>
      <OfferLinks offers={current} name={name} bare={facts.os === 'none'} />
      {priceHistory && (
        <Disclosure summary="Historial de precio" className="mt-2">
          <PriceChart {...priceHistory} />
        </Disclosure>
      )}
    </>
  );
}

/** Only offers of the last three days are current: a stored answer may be older. */
const currentOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => isOfferCurrent(offer, Date.now()));

interface OfferLinksProps {
  /** Current ones, cheapest first. */
  offers: readonly Offer[];
  name: string;
  /** Shops sell it without a system. */
  bare: boolean;
}

/** The shops' prices as links; nothing if no link leads to an allowed host. */
function OfferLinks({ offers, name, bare }: OfferLinksProps) {
  const links = offers.flatMap(({ shop, price, link }) => {
    const href = safeLink(link, HOSTS);
    return href === null ? [] : { href, shop, price };
  });
  if (links.length === 0) return null;
  return (
    <ul aria-label="En tiendas" className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {links.map(({ href, shop, price }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="sponsored noopener noreferrer"
            className={cn(
              'inline-flex min-h-11 items-center font-semibold underline decoration-line decoration-2',
              'underline-offset-4 hover:decoration-current md:min-h-8',
            )}
          >
            <span>
              <span className="tabular-nums">{`En ${shop}: ${euros(price)}${bare ? ' sin Windows' : ''}`}</span>{' '}
              <span className="sr-only">{name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

// Every page loads `site.ts`, so this is not there.
const HOSTS = hostsIn(import.meta.env.VITE_SHOP_HOSTS || SHOP_HOSTS);

declare global {
  interface ImportMetaEnv {
    readonly VITE_SHOP_HOSTS?: string;
  }
}

function PriceChart(history: PriceHistory) {
  const { points, lowest, usual, now } = history;
  const compared = comparedWithYear(history);
  const figures = [
    ['Mínimo', lowest],
    ['Habitual', usual],
    ['Ahora', now],
  ] as const;
  return (
    <div className="text-sm">
      <Line {...history} />
      <dl className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-2">
        {figures.map(([label, price]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{euros(price)}</dd>
          </div>
        ))}
      </dl>
      {compared !== '' && <p className="mt-3">{compared}</p>}
      <div className="sr-only print:not-sr-only">
        <Table className="print:mt-3">
          <caption className="text-start">El más barato en tiendas españolas</caption>
          <thead>
            <tr>
              <ColumnHead>Desde</ColumnHead>
              <ColumnHead>Precio</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {points.map(([day, price]) => (
              <Row key={day}>
                <RowHead>{spanishDate(day)}</RowHead>
                <Cell>{euros(price)}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

const SIZE = { width: 240, height: 56, margin: 5 };

/**
 * One step for each change, and a point for today. Decorative: the words beside it and the table have the same figures.
 */
function Line(history: PriceHistory) {
  const { path, end } = chartPath(history);
  const [first] = history.points;
  return (
    <div aria-hidden="true" className="print:hidden">
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="block h-auto w-full text-muted">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
        <circle cx={end.x} cy={end.y} r="3.5" fill="currentColor" className="text-text" />
      </svg>
      <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span>{first && spanishDate(first[0])}</span>
        <span>hoy</span>
      </div>
    </div>
  );
}

const DAY_MS = 24 * 60 * 60_000;
const YEAR_DAYS = 365;

/**
 * Steps, because a price holds until it changes. The vertical axis runs from the lowest to the highest price.
 * @returns the path of an SVG, and its end, the point for today
 */
function chartPath({ points, days, now }: PriceHistory) {
  const { width, height, margin } = SIZE;
  const prices = [...points.map(([, price]) => price), now];
  const lowest = Math.min(...prices);
  const range = Math.max(...prices) - lowest;
  const start = Date.parse(points[0]?.[0] ?? '');
  const xOf = (day: string) => margin + ((width - 2 * margin) * (Date.parse(day) - start)) / DAY_MS / days;
  const yOf = (price: number) => margin + (height - 2 * margin) * (range === 0 ? 0.5 : 1 - (price - lowest) / range);
  const [first, ...others] = points.map(([day, price]) => ({ x: rounded(xOf(day)), y: rounded(yOf(price)) }));
  const end = { x: width - margin, y: rounded(yOf(now)) };
  const steps = others.map(({ x, y }) => `H${x}V${y}`).join('');
  return { path: `M${first?.x ?? end.x} ${first?.y ?? end.y}${steps}H${end.x}V${end.y}`, end };
}

const rounded = (figure: number): number => Math.round(figure * 10) / 10;

const MOST_DAYS = 0.5;

/** @returns how today's price compares with the last year, in a sentence; `''` if that is not known */
function comparedWithYear({ cheaperThan, days, now, usual }: PriceHistory): string {
  if (cheaperThan === null) return '';
  const known = days < YEAR_DAYS ? ` (conocemos ${days})` : '';
  // Rounded down, so that it is not overstated.
  if (cheaperThan >= MOST_DAYS)
    return `Más barato que ${Math.floor(cheaperThan * 10)} de cada 10 días del último año${known}.`;
  return now > usual ? `Pero lo habitual del último año es menos${known}.` : '';
}
