/** The words for each laptop of the market. */
import { capitalize } from '#contract/spanish-text.ts';
import { laptopName, nameWithoutDetails } from '#contract/laptop-name.ts';
import type { Market, MarketPoint } from '#contract/market.ts';
import { euros } from '#src/lib/euros.ts';
import { unbroken } from '#src/lib/unbroken.ts';

export interface MarketLaptop extends MarketPoint {
  /** Index of its card, the best is 0; −1: it has no card. */
  card: number;
  /** Whether no laptop at that price or less fits better. */
  onFrontier: boolean;
  /** One or two sentences, or `''`. */
  note: string;
}

/** @returns in the order of the points. @param verdicts of the cards, the best first */
export function readMarket({ points, frontier, cards }: Market, verdicts: readonly string[]): MarketLaptop[] {
  const onFrontier = new Set(frontier);
  let best: MarketPoint | null = null;
  return points.map((point) => {
    if (onFrontier.has(point.id)) best = point;
    const card = cards.indexOf(point.id);
    const laptop = { ...point, name: laptopName(point.name), card, onFrontier: onFrontier.has(point.id) };
    const version = versionWords(point, { points, cards });
    return {
      ...laptop,
      note: unbroken(
        verdicts[card] || [version && `${capitalize(version)}.`, noteOf(laptop, best)].filter(Boolean).join(' '),
      ),
    };
  });
}

/** @returns «otra versión de la opción 2», whose short name it shares; empty if it is a card, or of another model */
export function versionWords(
  { id, name }: Pick<MarketPoint, 'id' | 'name'>,
  { points, cards }: Pick<Market, 'points' | 'cards'>,
): string {
  const models = cards.map((card) => modelOf(points.find((point) => point.id === card)?.name ?? ''));
  const card = models.indexOf(modelOf(name));
  return card < 0 || cards.includes(id) ? '' : `otra versión de la opción ${card + 1}`;
}

const modelOf = (name: string): string => nameWithoutDetails(laptopName(name));

/** @param best the best fit of those that cost no more */
function noteOf(laptop: Omit<MarketLaptop, 'note'>, best: MarketPoint | null): string {
  if (!laptop.capable) return 'No llega a los mínimos.';
  if (laptop.onFrontier || !best) return 'Ninguno encaja más por ese precio.';
  const saved = Math.round(laptop.price - best.price);
  const costs = saved > 0 ? `cuesta ${euros(saved)} menos` : 'cuesta lo mismo';
  return `${laptopName(best.name)} encaja ${isBetterFit(best, laptop) ? 'más' : 'igual'} y ${costs}.`;
}

const percent = (fit: number): number => Math.round(fit * 100);

/** Whether the first fits better by the percentages that are shown. */
export const isBetterFit = (one: MarketPoint, other: MarketPoint): boolean => percent(one.fit) > percent(other.fit);

export const fitWords = (fit: number): string => unbroken(`${percent(fit)} %`);

export const figuresOf = ({ price, fit }: MarketPoint): string =>
  `${euros(Math.round(price))} · encaje ${fitWords(fit)}`;
