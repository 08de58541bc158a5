/** What price, rating, system and missing figures say for and against a laptop. */
import { ATTRIBUTES, measure } from '../attributes.ts';
import { systemOf } from '../../catalogue/laptop-kind.ts';
import { VALUE_AT_GOOD } from '../value.ts';
import type { Claim, Weighed } from './claims.ts';
import { roundCents } from './format.ts';
import { LEAST_WEIGHT, type Subject } from './judged.ts';
import { cautionsAbout } from './sentences.ts';

/** Part of the first card's price from which a difference is worth saying. */
const TELLING_DIFFERENCE = 0.02;
/** Parts of the budget: much left, hardly any left. */
const MUCH_SPARE = 0.1;
const HARDLY_SPARE = 0.02;
/** Stars and votes from which a rating is worth praising. */
const GOOD_RATING = { stars: 4.3, count: 20 } as const;

/** How much each matters, on the scale of weight × value. */
const RELEVANCE = {
  unusable: 1,
  cheaper: 0.2,
  spare: 0.05,
  dearer: 0.05,
  rating: 0.05,
  exhausted: 0.02,
  foreignPrice: 0.015,
} as const;

export function pricePros({ laptop, best, answers }: Subject): Weighed[] {
  const claims: Weighed[] = [];
  const spare = roundCents(answers.budget - laptop.priceEur);
  const saved = roundCents(best.priceEur - laptop.priceEur);
  if (saved >= TELLING_DIFFERENCE * best.priceEur)
    claims.push({ claim: { kind: 'cheaper', euros: saved }, relevance: RELEVANCE.cheaper });
  else if (spare >= MUCH_SPARE * answers.budget) {
    claims.push({ claim: { kind: 'spare', euros: spare }, relevance: RELEVANCE.spare });
  }
  if (laptop.rating && laptop.rating.stars >= GOOD_RATING.stars && laptop.rating.count >= GOOD_RATING.count) {
    claims.push({ claim: { kind: 'rating', ...laptop.rating }, relevance: RELEVANCE.rating });
  }
  return claims;
}

export function priceCons({ laptop, best, answers }: Subject): Weighed[] {
  const claims: Weighed[] = [];
  const extra = roundCents(laptop.priceEur - best.priceEur);
  const spare = roundCents(answers.budget - laptop.priceEur);
  if (extra >= TELLING_DIFFERENCE * best.priceEur)
    claims.push({ claim: { kind: 'dearer', euros: extra }, relevance: RELEVANCE.dearer });
  if (spare <= HARDLY_SPARE * answers.budget) {
    claims.push({ claim: { kind: 'exhausted', euros: spare }, relevance: RELEVANCE.exhausted });
  }
  if (laptop.priceBasis !== 'listed-es') {
    claims.push({ claim: { kind: 'foreign-price' }, relevance: RELEVANCE.foreignPrice });
  }
  return claims;
}

/** A system to be careful with, unless it is what the visitor asked for. */
export function systemCons({ laptop, answers, needs }: Subject): Weighed[] {
  const system = systemOf(laptop);
  if (!cautionsAbout(system) || (answers.requirements.os === laptop.os && system !== 'windows-arm')) return [];
  const games = answers.purposes.some((purpose) => purpose === 'gaming' || purpose === 'casualgaming');
  const fit = needs.systemFit(system);
  const relevance = fit === null ? RELEVANCE.unusable : needs.weights.system * (1 - fit);
  return [{ claim: { kind: 'system', system, games }, relevance }];
}

export function unknownCons({ laptop, needs }: Subject): Weighed[] {
  const attributes = ATTRIBUTES.filter(
    (attribute) =>
      measure(laptop, attribute) === null &&
      needs.weights[attribute] >= LEAST_WEIGHT &&
      !['panel', 'silence', 'build'].includes(attribute),
  ).toSorted((a, b) => needs.weights[b] - needs.weights[a]);
  if (attributes.length === 0) return [];
  const relevance = attributes.reduce((sum, attribute) => sum + needs.weights[attribute] * VALUE_AT_GOOD, 0);
  return [{ claim: { kind: 'unknown', attributes }, relevance }];
}

/** What can be held against any laptop, when nothing else can. */
export function lastResort({ laptop, row, population }: Subject): Claim {
  if (population.cheapest < laptop.priceEur) {
    return { kind: 'not-cheapest', count: population.cheaperThan(row), from: population.cheapest };
  }
  return { kind: 'price-date', date: laptop.priceDate };
}
