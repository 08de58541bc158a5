/** Checks the steps to a little more and less money, and the price from which more money gains nothing. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Market } from '#advisor/market.ts';
import type { Step } from '#advisor/market-steps.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET } from '#contract/answers.ts';
import { utilityPerEuro } from '#guarantees/benefit.ts';
import { changeHolds, clearGains, gainIn, isBetterFigure, isClearlyBetter } from '#guarantees/change-check.ts';
import { gapOf } from '#guarantees/figures.ts';

type Problems = string[];

/** The rounding error of a difference of two fits, which the engine rounds to thousandths. */
const ROUNDING_OF_DIFFERENCE = 0.001 + 2e-9;

interface Priced {
  laptop: Laptop;
  price: number;
  /** Fit, 0–1, not rounded. */
  fit: number;
}

export interface Around {
  answers: Answers;
  needs: Needs;
  best: Priced;
  /** All capable laptops, including those above the budget. */
  capable: readonly Priced[];
  /** Price of the dearest card. */
  dearest: number;
  /** Criteria of the target. */
  compared: readonly string[];
  /** The criteria with the highest priority. */
  asked: readonly string[];
  /** Price of the first card with another budget. */
  firstAt: (budget: number) => number;
}

const MAX_STEP = 0.25;

const gains = (own: Priced, other: Priced, { compared, needs }: Around): boolean =>
  clearGains(own.laptop, other.laptop, compared, needs).length > 0;

const isNotable = (own: Laptop, best: Laptop): boolean =>
  Math.abs(gapOf(own, best)) >= (own.cost.exact && best.cost.exact ? 0.02 : 0.05) * best.priceEur;

const earns = ({ price, fit }: Priced, { best, answers: { budget } }: Around, tolerance: number): boolean =>
  price <= budget || fit - best.fit >= utilityPerEuro(budget) * (price - best.price) - tolerance;

/** The weighted values of the gains; a price has none. */
const gainsOf = (own: Laptop, other: Laptop, criteria: readonly string[], needs: Needs): number[] =>
  criteria
    .filter((criterion) => criterion !== 'price')
    .map((criterion) => Math.max(0, gainIn(criterion, own, other, needs) ?? 0));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Whether its largest clear gain alone weighs more than all its losses. */
function clearlyOutweighs(own: Priced, other: Priced, { compared, needs }: Around): boolean {
  const clear = clearGains(own.laptop, other.laptop, compared, needs);
  const largest = Math.max(0, ...gainsOf(own.laptop, other.laptop, clear, needs));
  return largest > sum(gainsOf(other.laptop, own.laptop, compared, needs));
}

/** Whether it fits better than every laptop that costs no more, beyond rounding. */
const isOnFrontier = (place: Priced, { capable }: Around): boolean =>
  capable.every(
    (other) => other === place || other.price > place.price || other.fit < place.fit - ROUNDING_OF_DIFFERENCE,
  );

const isOnSale = ({ laptop: { cost } }: Priced): boolean => !cost.doubtful && cost.months <= 15;

/** @returns better steps that the engine missed: laptops on the frontier that are nearer and clearly differ */
function missedSteps(side: 1 | -1, around: Around, within: number): Priced[] {
  const { best, capable } = around;
  return capable.filter((place) => {
    const extra = (place.price - best.price) * side;
    if (!isOnSale(place) && isOnSale(best)) return false;
    if (extra <= 0 || extra >= within || !isNotable(place.laptop, best.laptop)) return false;
    if ((place.fit - best.fit) * side <= ROUNDING_OF_DIFFERENCE || !isOnFrontier(place, around)) return false;
    if (side > 0 && !earns(place, around, -ROUNDING_OF_DIFFERENCE)) return false;
    return side > 0 ? clearlyOutweighs(place, best, around) : clearlyOutweighs(best, place, around);
  });
}

/** @param side 1 for more money, −1 for less */
export function stepProblems(step: Step | null, side: 1 | -1, around: Around): Problems {
  const { answers, needs, best, capable, compared } = around;
  const reach = MAX_STEP * answers.budget;
  if (!step) return missedSteps(side, around, reach).map(({ laptop }) => `overlooks ${laptop.id}`);
  const place = capable.find(({ laptop }) => laptop.id === step.laptop.id);
  if (!place) return [`step: ${step.laptop.id} is not capable`];
  const { laptop, price, fit } = place;
  const named = [...step.lead, ...(step.but ? [step.but] : [])];
  const [better, worse] = side > 0 ? [best.laptop, laptop] : [laptop, best.laptop];
  const against = gainsOf(better, worse, clearGains(better, worse, compared, needs), needs);
  const isHidden = step.but === null && (side > 0 ? gains(best, place, around) : gains(place, best, around));
  const right =
    step.euros === gapOf(laptop, best.laptop) &&
    step.euros * side > 0 &&
    isNotable(laptop, best.laptop) &&
    Math.abs(price - best.price) <= reach + 1e-9 &&
    (fit - best.fit) * side > -ROUNDING_OF_DIFFERENCE &&
    capable.every((other) => other.price > price || other.fit <= fit + ROUNDING_OF_DIFFERENCE) &&
    (side < 0 || earns(place, around, ROUNDING_OF_DIFFERENCE)) &&
    step.lead.length > 0 &&
    step.lead.every(({ gain }) => gain * side > 0) &&
    sum(step.lead.map(({ gain }) => Math.abs(gain))) > sum(against) &&
    (step.but === null || step.but.gain * side < 0) &&
    named.every((change) => change.form !== 'price' && compared.includes(change.criterion)) &&
    named.every((change) => changeHolds(change, laptop, best.laptop, needs)) &&
    new Set(named.map(({ criterion }) => criterion)).size === named.length &&
    !isHidden &&
    step.over === Math.max(0, Math.ceil(price - answers.budget));
  const nearer = missedSteps(side, around, Math.abs(price - best.price));
  return [
    ...(right ? [] : [`step: ${laptop.id} for ${step.euros} €`]),
    ...nearer.map((one) => `overlooks ${one.laptop.id} before ${laptop.id}`),
  ];
}

const NOTICED = 0.02;

/** Euros are shown whole, rounded up. */
const whole = ({ price }: Priced): number => Math.ceil(price);

/**
 * Whether a laptop is noticeably better than another in something that counts, or has noticeably more of a chosen
 * priority, or more video memory where that is the graphics.
 * @param all whether gains count that are too small to notice
 */
function isBetter(own: Priced, other: Priced, { answers, asked, compared, needs }: Around, all: boolean): boolean {
  const counted = all ? compared : clearGains(own.laptop, other.laptop, compared, needs);
  const least = all ? NOTICED - ROUNDING_OF_DIFFERENCE : NOTICED + ROUNDING_OF_DIFFERENCE;
  const hasMore = all ? isBetterFigure : isClearlyBetter;
  const isAsked = (attribute: Attribute): boolean => answers.priorities.length > 0 && asked.includes(attribute);
  const [memory, otherMemory] = [own.laptop.videoMemoryGb, other.laptop.videoMemoryGb];
  const asksForGraphics = answers.priorities.includes('graphics');
  return (
    (asksForGraphics && memory !== null && otherMemory !== null && memory > otherMemory) ||
    ATTRIBUTES.some((attribute) => isAsked(attribute) && hasMore(own.laptop, other.laptop, attribute)) ||
    gainsOf(own.laptop, other.laptop, counted, needs).some((gain) => gain >= least)
  );
}

/** Whether the spending limit is missing although there is one, beyond what rounding decides. */
function isMissingLimit(from: number, around: Around): boolean {
  const { capable, answers } = around;
  const { budget } = answers;
  const affordable = capable.filter(({ price }) => price <= budget);
  // A dearer laptop within the budget may be noticeably better in something; then no limit is named.
  const bestFit = Math.max(...capable.filter((one) => whole(one) <= from).map(({ fit }) => fit));
  const mayBeBetter = (other: Priced): boolean =>
    other.fit >= bestFit - ROUNDING_OF_DIFFERENCE &&
    isOnFrontier(other, around) &&
    affordable.some((one) => one.price > other.price && isBetter(one, other, around, true));
  if (affordable.some(mayBeBetter)) return false;
  const dearer = capable.filter((one) => whole(one) > from);
  const net = (one: Priced): number => one.fit - bestFit - utilityPerEuro(budget) * (whole(one) - from);
  const ofAffordable = Math.max(0, ...dearer.filter(({ price }) => price <= budget).map(net));
  const ofOthers = Math.max(-Infinity, ...dearer.filter(({ price }) => price > budget).map(net));
  return ofAffordable > ofOthers + 2 * ROUNDING_OF_DIFFERENCE;
}

const PROBES = 6;

/** Budgets above `from`, up to `to` and at most the highest. */
function budgetsBetween(from: number, to: number): number[] {
  const last = Math.min(BUDGET.max, to);
  const steps = Array.from({ length: PROBES }, (_, index) => Math.ceil(last - (index * (last - from)) / PROBES));
  return steps.filter((budget) => budget > from);
}

/** @returns what first cards cost whose budgets are just below each of the prices, and below those that they cost */
function laterFirsts(prices: readonly number[], { answers, firstAt }: Around): number[] {
  return prices.flatMap((from) => {
    const found: number[] = [];
    for (let price = from; price > answers.budget;) {
      price = Math.ceil(firstAt(Math.min(BUDGET.max, price - 1)));
      found.push(price);
    }
    return found;
  });
}

/** What one notices first may lack a gain that is said. */
const NEAREST = 3;
const NEAREST_OVER = 20;

/** Prices that differ by less are the same. */
const SAME_PRICE = 1.05;

/** @returns budgets between the limit and the next for which the engine itself would recommend something dearer */
const contradicted = (upTo: number, next: number | null, { firstAt }: Around): number[] =>
  budgetsBetween(upTo, (next ?? Infinity) - 1).filter((budget) => firstAt(budget) > SAME_PRICE * upTo);

export function enoughProblems(enough: Market['enough'], more: Step | null, around: Around): Problems {
  const { answers, capable, dearest } = around;
  const { budget } = answers;
  const isWithin = (price: number): boolean => price > offered && price <= budget;
  const stepped = capable.find(({ laptop }) => laptop.id === more?.laptop.id);
  const offered = Math.ceil(Math.max(dearest, stepped?.price ?? 0));
  const bestUpTo = (euros: number): Priced | undefined =>
    capable.filter((one) => whole(one) <= euros).toSorted((a, b) => b.fit - a.fit || a.price - b.price)[0];
  if (!enough) {
    const least = (bestUpTo(offered)?.fit ?? 0) + NOTICED - ROUNDING_OF_DIFFERENCE;
    // What one would notice next may be any of these; then a larger budget may have a first card within this one.
    const over = capable.filter(({ price }) => price > budget).toSorted((one, other) => one.price - other.price);
    const isNextWithin =
      capable.some(({ price, fit }) => isWithin(price) && fit >= least) ||
      laterFirsts([Infinity, ...over.slice(0, NEAREST_OVER).map(whole)], around).some(isWithin);
    return offered <= budget && !isNextWithin && isMissingLimit(offered, around) ? ['not said when it is enough'] : [];
  }
  const { upTo } = enough;
  const next = enough.next && Math.ceil(totalCost(enough.next));
  const [best, before] = [bestUpTo(upTo), bestUpTo(offered)];
  if (!best || !before) return [`nothing up to ${upTo} €`];
  const perEuro = utilityPerEuro(budget);
  const dearer = capable.filter((one) => whole(one) > upTo);
  const isNoticed = (one: Priced, tolerance: number): boolean => one.fit - best.fit >= NOTICED - tolerance;
  const noticed = dearer.filter((one) => isNoticed(one, ROUNDING_OF_DIFFERENCE)).toSorted((a, b) => a.price - b.price);
  const right =
    upTo >= offered &&
    upTo <= budget &&
    (upTo === offered ||
      (whole(best) === upTo && best.fit - before.fit >= perEuro * (upTo - offered) - ROUNDING_OF_DIFFERENCE)) &&
    dearer.every((one) => one.fit - best.fit < perEuro * (whole(one) - upTo) + ROUNDING_OF_DIFFERENCE) &&
    dearer.every((one) => one.price > budget || !isBetter(one, best, around, false)) &&
    (next === null ||
      dearer.some((one) => one.laptop.id === enough.next?.id && isNoticed(one, ROUNDING_OF_DIFFERENCE)) ||
      (next > budget && laterFirsts([Infinity, ...noticed.slice(0, NEAREST).map(whole)], around).includes(next)));
  const nearer = dearer.filter(
    (one) => whole(one) < (next ?? Infinity) && isNoticed(one, -ROUNDING_OF_DIFFERENCE) && gains(one, best, around),
  );
  return [
    ...(right ? [] : [`enough: up to ${upTo} €, next ${next} €`]),
    ...contradicted(upTo, next, around).map((one) => `enough: up to ${upTo} €, but not for ${one} €`),
    ...nearer.map(({ laptop, price }) => `one notices ${laptop.id} for ${price} €`),
  ];
}
