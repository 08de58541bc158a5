/** Checks the market of some answers: its points, its frontier, its steps and when it is enough. */
import type { Market } from '#advisor/market.ts';
import type { Step } from '#advisor/market-steps.ts';
import { needsOf, type Needs } from '#advisor/needs.ts';
import { type Answers, BUDGET } from '#contract/answers.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { MarketPoint } from '#contract/market.ts';
import { canDo, utilityPerEuro, worthOf } from './benefit.ts';
import { changeHolds, clearGains } from './change-check.ts';
import { gapOf } from './figures.ts';
import { engineFor, type Fixture } from './fixture.ts';
import { qualifyingAmong } from './oracle.ts';

type Problems = string[];
type Checked = Pick<Fixture, 'engine' | 'laptops'>;

/** The engine tells fit in thousandths: the error of one, and of a difference. */
const ROUNDING = 0.0005 + 1e-9;
const OF_TWO = 2 * ROUNDING;
const CENT = 0.01;

const fitOf = (laptop: Laptop, needs: Needs): number => Math.max(0, Math.min(1, worthOf(laptop, needs)));

function pointProblems(point: MarketPoint, laptop: Laptop | undefined, answers: Answers): Problems {
  if (!laptop) return [`does not qualify: ${point.id}`];
  const fit = fitOf(laptop, needsOf(answers));
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
  const qualifying = new Map(qualifyingAmong(laptops, answers).map((laptop) => [laptop.id, laptop]));
  const shown = engine.recommend(answers).cards.map(({ laptop }) => laptop.id);
  const ids = new Set(points.map(({ id }) => id));
  const isSorted = points.every(({ price }, index) => index === 0 || price >= (points[index - 1]?.price ?? 0));
  return [
    ...points.flatMap((point) => pointProblems(point, qualifying.get(point.id), answers)),
    ...(ids.size === points.length && ids.size === qualifying.size ? [] : [`${points.length} of ${qualifying.size}`]),
    ...(isSorted ? [] : ['not by price']),
    ...(frontier.join() === frontierByHand(points).join() ? [] : [`frontier: ${frontier.join(', ')}`]),
    ...(cards.join() === shown.join() && cards.every((id) => ids.has(id)) ? [] : [`cards: ${cards.join(', ')}`]),
  ];
}

interface Priced {
  laptop: Laptop;
  price: number;
  /** 0–1, not rounded. */
  fit: number;
}

export interface Around {
  answers: Answers;
  needs: Needs;
  best: Priced;
  /** All that are capable, also above the budget. */
  capable: readonly Priced[];
  /** Price of the dearest card. */
  dearest: number;
  /** Criteria of the target. */
  compared: readonly string[];
}

/** @returns what steps and limits are compared with; `null` where nothing is capable */
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
  return best ? { answers, needs, best, capable, dearest, compared: places.map(({ criterion }) => criterion) } : null;
}

const MAX_STEP = 0.25;

const gains = (own: Priced, other: Priced, { compared, needs }: Around): boolean =>
  clearGains(own.laptop, other.laptop, compared, needs).length > 0;

const isNotable = (own: Laptop, best: Laptop): boolean =>
  Math.abs(gapOf(own, best)) >= (own.cost.exact && best.cost.exact ? 0.02 : 0.05) * best.priceEur;

const earns = ({ price, fit }: Priced, { best, answers: { budget } }: Around, tolerance: number): boolean =>
  price <= budget || fit - best.fit >= utilityPerEuro(budget) * (price - best.price) - tolerance;

/** Fits better than every one that costs no more, by more than rounding explains. */
const isOnFrontier = (place: Priced, { capable }: Around): boolean =>
  capable.every((other) => other === place || other.price > place.price || other.fit < place.fit - OF_TWO);

/** @returns laptops that should have been named: nearer, on the frontier, and clearly something else */
function overlooked(side: 1 | -1, around: Around, within: number): Priced[] {
  const { best, capable } = around;
  return capable.filter((place) => {
    const extra = (place.price - best.price) * side;
    if (extra <= 0 || extra >= within || !isNotable(place.laptop, best.laptop)) return false;
    if ((place.fit - best.fit) * side <= OF_TWO || !isOnFrontier(place, around)) return false;
    if (side > 0 && !earns(place, around, -OF_TWO)) return false;
    return side > 0 ? gains(place, best, around) : gains(best, place, around);
  });
}

/** @param side 1 for more money, −1 for less */
export function stepProblems(step: Step | null, side: 1 | -1, around: Around): Problems {
  const { answers, needs, best, capable, compared } = around;
  const reach = MAX_STEP * answers.budget;
  if (!step) return overlooked(side, around, reach).map(({ laptop }) => `overlooks ${laptop.id}`);
  const place = capable.find(({ laptop }) => laptop.id === step.laptop.id);
  if (!place) return [`step: ${step.laptop.id} is not capable`];
  const { laptop, price, fit } = place;
  const told = [...step.lead, ...(step.but ? [step.but] : [])];
  const isHidden = step.but === null && (side > 0 ? gains(best, place, around) : gains(place, best, around));
  const right =
    step.euros === gapOf(laptop, best.laptop) &&
    step.euros * side > 0 &&
    isNotable(laptop, best.laptop) &&
    Math.abs(price - best.price) <= reach + 1e-9 &&
    (fit - best.fit) * side > -OF_TWO &&
    capable.every((other) => other.price > price || other.fit <= fit + OF_TWO) &&
    (side < 0 || earns(place, around, OF_TWO)) &&
    step.lead.length > 0 &&
    step.lead.every(({ gain }) => gain * side > 0) &&
    (step.but === null || step.but.gain * side < 0) &&
    told.every((change) => change.form !== 'price' && compared.includes(change.criterion)) &&
    told.every((change) => changeHolds(change, laptop, best.laptop, needs)) &&
    new Set(told.map(({ criterion }) => criterion)).size === told.length &&
    !isHidden &&
    step.over === Math.max(0, Math.ceil(price - answers.budget));
  const nearer = overlooked(side, around, Math.abs(price - best.price));
  return [
    ...(right ? [] : [`step: ${laptop.id} for ${step.euros} €`]),
    ...nearer.map((one) => `overlooks ${one.laptop.id} before ${laptop.id}`),
  ];
}

const NOTICED = 0.02;

/** Euros are told whole, rounded up. */
const whole = ({ price }: Priced): number => Math.ceil(price);

/** Unless two laptops are so near to each other that rounding decides. */
function isNeedlesslySilent(from: number, { capable, answers: { budget } }: Around): boolean {
  const held = Math.max(...capable.filter((one) => whole(one) <= from).map(({ fit }) => fit));
  const dearer = capable.filter((one) => whole(one) > from);
  const net = (one: Priced): number => one.fit - held - utilityPerEuro(budget) * (whole(one) - from);
  const ofAffordable = Math.max(0, ...dearer.filter(({ price }) => price <= budget).map(net));
  const ofOthers = Math.max(-Infinity, ...dearer.filter(({ price }) => price > budget).map(net));
  return ofAffordable > ofOthers + 2 * OF_TWO;
}

export function enoughProblems(enough: Market['enough'], more: Step | null, around: Around): Problems {
  const { answers, capable, dearest } = around;
  const { budget } = answers;
  const stepped = capable.find(({ laptop }) => laptop.id === more?.laptop.id);
  const offered = Math.ceil(Math.max(dearest, stepped?.price ?? 0));
  if (!enough) return offered <= budget && isNeedlesslySilent(offered, around) ? ['not said when it is enough'] : [];
  const { upTo, next } = enough;
  const bestUpTo = (euros: number): Priced | undefined =>
    capable.filter((one) => whole(one) <= euros).toSorted((a, b) => b.fit - a.fit || a.price - b.price)[0];
  const [held, before] = [bestUpTo(upTo), bestUpTo(offered)];
  if (!held || !before) return [`nothing up to ${upTo} €`];
  const perEuro = utilityPerEuro(budget);
  const dearer = capable.filter((one) => whole(one) > upTo);
  const isNoticed = (one: Priced, tolerance: number): boolean => one.fit - held.fit >= NOTICED - tolerance;
  const right =
    upTo >= offered &&
    upTo <= budget &&
    (upTo === offered || (whole(held) === upTo && held.fit - before.fit >= perEuro * (upTo - offered) - OF_TWO)) &&
    dearer.every((one) => one.fit - held.fit < perEuro * (whole(one) - upTo) + OF_TWO) &&
    (next === null || dearer.some((one) => whole(one) === next && isNoticed(one, OF_TWO)));
  const nearer = dearer.filter(
    (one) => whole(one) < (next ?? Infinity) && isNoticed(one, -OF_TWO) && gains(one, held, around),
  );
  return [
    ...(right ? [] : [`enough: up to ${upTo} €, next ${next} €`]),
    ...nearer.map(({ laptop, price }) => `one notices ${laptop.id} for ${price} €`),
  ];
}

export function marketProblems(fixture: Checked, answers: Answers): Problems {
  const market = fixture.engine.market(answers);
  const { more, less, enough } = market;
  const around = aroundOf(fixture, answers);
  const said = around
    ? [...stepProblems(more, 1, around), ...stepProblems(less, -1, around), ...enoughProblems(enough, more, around)]
    : [more, less, enough].flatMap((one) => (one ? ['money, though nothing is capable'] : []));
  return [...shapeProblems(market, fixture, answers), ...said];
}

const serialize = (laptops: readonly Laptop[], answers: Answers): string =>
  JSON.stringify(engineFor(laptops).market(answers));

/** @param shuffled the same laptops in another order */
export const marketOrderDependence = (
  laptops: readonly Laptop[],
  shuffled: readonly Laptop[],
  answers: Answers,
): Problems => (serialize(laptops, answers) === serialize(shuffled, answers) ? [] : ['another market']);

/** With more money what fits best for less stays the same, unless nothing was capable. */
export function lostFrontier({ engine }: Checked, answers: Answers, extra: number): Problems {
  const before = engine.market(answers);
  const after = engine.market({ ...answers, budget: Math.min(BUDGET.max, answers.budget + extra) });
  if (!before.points.some(({ capable }) => capable)) return [];
  const kept = after.frontier.slice(0, before.frontier.length).join();
  return kept === before.frontier.join() ? [] : [`${before.frontier.join()} became ${kept}`];
}
