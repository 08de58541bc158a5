/** Checks a market's points and its frontier; `step-check.ts` checks its sentences about money. */
import type { Market } from '#advisor/market.ts';
import { needsOf, type Needs } from '#advisor/needs.ts';
import { type Answers, BUDGET } from '#contract/answers.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { MarketPoint } from '#contract/market.ts';
import { canDo, worthOf } from '#guarantees/benefit.ts';
import type { Fixture } from '#guarantees/fixture.ts';
import { asPaid, qualifyingAmong } from '#guarantees/oracle.ts';
import { ASKED_BY } from '#guarantees/place-check.ts';
import { type Around, enoughProblems, stepProblems } from './step-check.ts';

type Problems = string[];
type Checked = Pick<Fixture, 'engine' | 'laptops'>;

/** The engine rounds fit to thousandths. */
const ROUNDING = 0.0005 + 1e-9;
const CENT = 0.01;

const fitOf = (laptop: Laptop, needs: Needs): number => Math.max(0, Math.min(1, worthOf(laptop, needs)));

function pointProblems(point: MarketPoint, laptop: Laptop | undefined, answers: Answers, needs: Needs): Problems {
  if (!laptop) return [`does not qualify: ${point.id}`];
  const fit = fitOf(laptop, needs);
  const right =
    point.name === laptop.name &&
    Math.abs(point.price - laptop.priceEur) < CENT &&
    Math.abs(point.fit - fit) <= ROUNDING &&
    point.capable === canDo(laptop, answers);
  return right ? [] : [`point: ${JSON.stringify(point)}, fit ${fit}`];
}

/** Compares each one with all others. */
function frontierByHand(points: readonly MarketPoint[]): string[] {
  const capable = points.filter((point) => point.capable);
  const compared = capable.length > 0 ? capable : points;
  const isBeaten = (point: MarketPoint, index: number): boolean =>
    compared.some(
      (other, at) =>
        other.price <= point.price &&
        (other.fit > point.fit || (other.fit === point.fit && (other.price < point.price || at < index))),
    );
  return compared.filter((point, index) => !isBeaten(point, index)).map(({ id }) => id);
}

function shapeProblems({ points, frontier, cards }: Market, { engine, laptops }: Checked, answers: Answers): Problems {
  const needs = needsOf(answers);
  const qualifying = new Map(qualifyingAmong(laptops, answers).map((laptop) => [laptop.id, laptop]));
  const shown = engine.recommend(answers).cards.map(({ laptop }) => laptop.id);
  const ids = new Set(points.map(({ id }) => id));
  const isSorted = points.every(({ price }, index) => index === 0 || price >= (points[index - 1]?.price ?? 0));
  return [
    ...points.flatMap((point) => pointProblems(point, qualifying.get(point.id), answers, needs)),
    ...(ids.size === points.length && ids.size === qualifying.size ? [] : [`${points.length} of ${qualifying.size}`]),
    ...(isSorted ? [] : ['not by price']),
    ...(frontier.join() === frontierByHand(points).join() ? [] : [`frontier: ${frontier.join(', ')}`]),
    ...(cards.join() === shown.join() && cards.every((id) => ids.has(id)) ? [] : [`cards: ${cards.join(', ')}`]),
  ];
}

/** Without priorities, the criteria are this many with the highest weights. */
const MOST_WEIGHTED = 2;

/** @returns the data that steps and limits are checked against; `null` if no laptop is capable */
export function aroundOf({ engine, laptops }: Checked, answers: Answers): Around | null {
  const needs = needsOf(answers);
  const { cards, places } = engine.recommend(answers);
  const shown = new Set(cards.map(({ laptop }) => laptop.id));
  const capable = qualifyingAmong(laptops, { ...answers, budget: BUDGET.max })
    .filter((laptop) => canDo(laptop, answers))
    .map((laptop) => ({ laptop, price: laptop.priceEur, fit: fitOf(laptop, needs) }));
  const best = capable.find(({ laptop }) => laptop.id === cards[0]?.laptop.id);
  const dearest = Math.max(
    ...qualifyingAmong(laptops, answers).flatMap(({ id, priceEur }) => (shown.has(id) ? [priceEur] : [])),
  );
  const compared = places.map(({ criterion }) => criterion);
  const ofPriorities = compared.filter((one) =>
    answers.priorities.some((priority) => ASKED_BY[priority].some((criterion) => criterion === one)),
  );
  const asked = ofPriorities.length > 0 ? ofPriorities : compared.slice(0, MOST_WEIGHTED);
  const firsts = new Map<number, number>();
  const firstAt = (budget: number): number => {
    const known = firsts.get(budget);
    if (known !== undefined) return known;
    const [first] = engine.recommend({ ...answers, budget }).cards;
    const price = first ? asPaid(first.laptop, answers).priceEur : 0;
    firsts.set(budget, price);
    return price;
  };
  return best ? { answers, needs, best, capable, dearest, compared, asked, firstAt } : null;
}

export function marketProblems(fixture: Checked, answers: Answers): Problems {
  const market = fixture.engine.market(answers);
  const { more, less, enough } = market;
  const around = aroundOf(fixture, answers);
  const said = around
    ? [...stepProblems(more, 1, around), ...stepProblems(less, -1, around), ...enoughProblems(enough, more, around)]
    : [more, less, enough].flatMap((one) => (one ? ['money, though nothing is capable'] : []));
  const limit = fixture.engine.recommend(answers).enough;
  const isSame = limit?.upTo === enough?.upTo && limit?.next?.id === enough?.next?.id;
  return [...shapeProblems(market, fixture, answers), ...said, ...(isSame ? [] : ['another limit beside the cards'])];
}

/** With a higher budget, the laptops that fit best up to the lower one stay the same, unless none was capable. */
export function lostFrontier({ engine }: Checked, answers: Answers, extra: number): Problems {
  const before = engine.market(answers);
  const after = engine.market({ ...answers, budget: Math.min(BUDGET.max, answers.budget + extra) });
  if (!before.points.some(({ capable }) => capable)) return [];
  const kept = after.frontier.slice(0, before.frontier.length).join();
  return kept === before.frontier.join() ? [] : [`${before.frontier.join()} became ${kept}`];
}
