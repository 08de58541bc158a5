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
import { percent, type Row } from '../report.ts';

const OLD_MONTHS = 15;
const RECENT_MONTHS = 9;
const YEAR_MONTHS = 12;
/** All weighted values together; a missed floor costs more. */
const WHOLE_VALUE = 1;
/** Share of the first card's value that another may have less without being worse. */
const NEAR = 0.05;

const isSpanish = ({ priceBasis, cost }: Laptop, months: number): boolean =>
  priceBasis === 'listed-es' && cost.months <= months;

interface Tally {
  answers: number;
  /** Old first cards for which a laptop with a fresher price qualifies that misses no more floors. */
  oldBesideFresher: number;
  /** Answers for which a Spanish offer qualifies, and how many of them show none. */
  spanishQualifies: number;
  noSpanishCard: number;
  /** First cards that a Spanish shop offered within the year. */
  spanishFirst: number;
  /**
   * Answers with a priority for a figure; those whose first card has all such figures; and those whose first card lacks
   * one although a laptop that has all is as good.
   */
  asked: number;
  knowsAsked: number;
  lacksAsked: number;
}

function utilitiesOf(qualifying: readonly Laptop[], answers: Answers): Map<string, number> {
  const needs = needsOf(answers);
  const perEuro = utilityPerEuro(answers.budget);
  return new Map(qualifying.map((laptop) => [laptop.id, benefitOf(laptop, needs) - perEuro * laptop.priceEur]));
}

function count(tally: Tally, { advisor, laptops, byId }: Fixture, answers: Answers): void {
  const { computers } = advisor.recommend(answers);
  const cards = computers.flatMap(({ id }) => byId.get(id) ?? []);
  const [first] = cards;
  if (!first) return;
  tally.answers += 1;
  const qualifying = qualifyingAmong(laptops, answers);
  const utilities = utilitiesOf(qualifying, answers);
  const isOld = first.cost.months > OLD_MONTHS;
  const least = (utilities.get(first.id) ?? 0) - WHOLE_VALUE;
  const hasFresher = qualifying.some(
    ({ id, cost }) => cost.months <= OLD_MONTHS && (utilities.get(id) ?? -Infinity) >= least,
  );
  if (isOld && hasFresher) tally.oldBesideFresher += 1;
  if (qualifying.some((laptop) => isSpanish(laptop, RECENT_MONTHS))) {
    tally.spanishQualifies += 1;
    if (!cards.some((laptop) => isSpanish(laptop, RECENT_MONTHS))) tally.noSpanishCard += 1;
  }
  if (isSpanish(first, YEAR_MONTHS)) tally.spanishFirst += 1;
  const needs = needsOf(answers);
  const asked = askedAttributes(needs);
  if (asked.length === 0) return;
  const knows = (laptop: Laptop): boolean => asked.every((one) => possibleFigures(laptop, one).length === 1);
  const good = (utilities.get(first.id) ?? 0) - NEAR * worthOf(first, needs);
  const isFresh = ({ cost }: Laptop): boolean => cost.months <= OLD_MONTHS && !cost.doubtful;
  const hasBetter = qualifying.some(
    (laptop) => knows(laptop) && isFresh(laptop) && (utilities.get(laptop.id) ?? -Infinity) >= good,
  );
  tally.asked += 1;
  if (knows(first)) tally.knowsAsked += 1;
  else if (hasBetter) tally.lacksAsked += 1;
}

export function measureFirstCards(fixture: Fixture, runs: number, seed: number): Row[] {
  const tally: Tally = {
    answers: 0,
    oldBesideFresher: 0,
    spanishQualifies: 0,
    noSpanishCard: 0,
    spanishFirst: 0,
    asked: 0,
    knowsAsked: 0,
    lacksAsked: 0,
  };
  for (const answers of fc.sample(profiles, { seed, numRuns: runs })) count(tally, fixture, answers);
  const besideFresher = tally.oldBesideFresher / tally.answers;
  const none = tally.noSpanishCard / tally.spanishQualifies;
  const spanish = tally.spanishFirst / tally.answers;
  const known = tally.knowsAsked / tally.asked;
  const lacking = tally.lacksAsked / tally.asked;
  return [
    {
      measure: `first cards older than 15 months beside a fresher one (${tally.answers})`,
      result: percent(besideFresher),
      bar: '< 5 %',
      met: besideFresher < 0.05,
    },
    {
      measure: `answers without a Spanish offer of 9 months (${tally.spanishQualifies})`,
      result: percent(none),
      bar: '≤ 25 %',
      met: none <= 0.25,
    },
    {
      measure: 'first cards seen in Spain within a year',
      result: percent(spanish),
      bar: '≥ 60 %',
      met: spanish >= 0.6,
    },
    {
      measure: `first cards with every figure that a priority asks for (${tally.asked})`,
      result: percent(known),
      bar: '≥ 85 %',
      met: known >= 0.85,
    },
    {
      measure: '  without one although a laptop that has all is within 5 %',
      result: percent(lacking),
      bar: '≤ 5 %',
      met: lacking <= 0.05,
    },
  ];
}
