/** What first cards cost and where their prices come from, over random profiles. */
import * as fc from 'fast-check';
import type { Laptop } from '#catalogue/laptop.ts';
import { needsOf } from '#advisor/needs.ts';
import type { Answers } from '#contract/answers.ts';
import { utilityPerEuro } from '#advisor/score.ts';
import type { Fixture } from '#guarantees/fixture.ts';
import { askedAttributes } from '#advisor/target.ts';
import { benefitOf, worthOf } from '#guarantees/benefit.ts';
import { possibleFigures, qualifyingAmong } from '#guarantees/oracle.ts';
import { profiles } from './profiles.ts';
import { atLeast, atMost, type Row, shareOf } from '../report.ts';

const OLD_MONTHS = 15;
const RECENT_MONTHS = 9;
const YEAR_MONTHS = 12;
/** All weighted values together; a missed floor costs more. */
const WHOLE_VALUE = 1;
/** Share of the first card's value that another may have less without being worse. */
const NEAR = 0.05;

const isOld = ({ cost }: Laptop): boolean => cost.months > OLD_MONTHS;

const isSpanish = ({ priceBasis, cost }: Laptop, months: number): boolean =>
  priceBasis === 'listed-es' && cost.months <= months;

/** What is true of an answer; `null` where there is no such question. */
interface Facts {
  /** The first card is old although a laptop with a fresher price qualifies that misses no more floors. */
  isOldBesideFresher: boolean;
  /** If a recent Spanish offer qualifies, one is shown. */
  hasSpanishCard: boolean | null;
  /** A Spanish shop offered the first card within the year. */
  isSpanish: boolean;
  /** The first card has every figure that a priority asks for. */
  knowsAsked: boolean | null;
  /** It lacks one although a laptop that has all is as good. */
  lacksAsked: boolean | null;
}

function utilitiesOf(qualifying: readonly Laptop[], answers: Answers): Map<string, number> {
  const needs = needsOf(answers);
  const perEuro = utilityPerEuro(answers.budget);
  return new Map(qualifying.map((laptop) => [laptop.id, benefitOf(laptop, needs) - perEuro * laptop.priceEur]));
}

function factsOf({ engine, laptops, byId }: Fixture, answers: Answers): Facts[] {
  const cards = engine.recommend(answers).cards.flatMap(({ laptop }) => byId.get(laptop.id) ?? []);
  const [first] = cards;
  if (!first) return [];
  const qualifying = qualifyingAmong(laptops, answers);
  const utilities = utilitiesOf(qualifying, answers);
  const own = utilities.get(first.id) ?? 0;
  const isAsGood = ({ id }: Laptop, less: number): boolean => (utilities.get(id) ?? -Infinity) >= own - less;
  const needs = needsOf(answers);
  const asked = askedAttributes(needs);
  const knows = (laptop: Laptop): boolean => asked.every((one) => possibleFigures(laptop, one).length === 1);
  const near = NEAR * worthOf(first, needs);
  const isRival = (laptop: Laptop): boolean =>
    knows(laptop) && !isOld(laptop) && !laptop.cost.doubtful && isAsGood(laptop, near);
  const isRecent = (laptop: Laptop): boolean => isSpanish(laptop, RECENT_MONTHS);
  return [
    {
      isOldBesideFresher: isOld(first) && qualifying.some((one) => !isOld(one) && isAsGood(one, WHOLE_VALUE)),
      hasSpanishCard: qualifying.some(isRecent) ? cards.some(isRecent) : null,
      isSpanish: isSpanish(first, YEAR_MONTHS),
      knowsAsked: asked.length === 0 ? null : knows(first),
      lacksAsked: asked.length === 0 ? null : !knows(first) && qualifying.some(isRival),
    },
  ];
}

export function measureFirstCards(fixture: Fixture, runs: number, seed: number): Row[] {
  const facts = fc.sample(profiles, { seed, numRuns: runs }).flatMap((answers) => factsOf(fixture, answers));
  const share = (fact: keyof Facts): number => shareOf(facts.map((one) => one[fact]));
  return [
    atMost(
      `first cards older than 15 months beside a fresher one (${facts.length})`,
      share('isOldBesideFresher'),
      0.05,
    ),
    atLeast('answers with a Spanish offer of 9 months, where one qualifies', share('hasSpanishCard'), 0.75),
    atLeast('first cards seen in Spain within a year', share('isSpanish'), 0.6),
    atLeast('first cards with every figure that a priority asks for', share('knowsAsked'), 0.85),
    atMost('  without one although a laptop that has all is within 5 %', share('lacksAsked'), 0.05),
  ];
}
