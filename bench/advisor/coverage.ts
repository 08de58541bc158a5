/** Measures how many laptops are ever shown. */
import * as fc from 'fast-check';
import type { Laptop } from '#catalogue/laptop.ts';
import { meetsOption } from '#catalogue/derive/requirements.ts';
import {
  type Answers,
  BUDGET,
  NO_REQUIREMENTS,
  PURPOSES,
  REQUIREMENT_OPTIONS,
  type Requirements,
} from '#contract/answers.ts';
import type { Fixture } from '#guarantees/fixture.ts';
import { isDominatedBy } from '#guarantees/oracle.ts';
import { profiles } from './profiles.ts';
import { atLeast, type Row, shareOf } from '../report.ts';

const COVERAGE_BAR = 0.9;

/** Adds the cards and the first page of «more options». */
function recordShown({ advisor }: Fixture, answers: Answers, seen: Set<string>): void {
  const { computers, filteredLaptops } = advisor.recommend(answers);
  for (const { id } of computers) seen.add(id);
  if (filteredLaptops.length === 0) return;
  for (const { id } of advisor.more({ userInput: answers, filteredLaptops, count: 6 }).computers) seen.add(id);
}

const highestMet = <T>(options: readonly T[], meets: (option: T) => boolean): T | '' => options.findLast(meets) ?? '';

/** Requirements that fit this laptop more and more exactly, as far as its facts are known. */
function demandsOf(laptop: Laptop): Partial<Requirements>[] {
  const ram = highestMet(REQUIREMENT_OPTIONS.ram, (option) => meetsOption(laptop, 'ram', option));
  const storage = highestMet(REQUIREMENT_OPTIONS.storage, (option) => meetsOption(laptop, 'storage', option));
  const screenSize = highestMet(REQUIREMENT_OPTIONS.screenSize, (option) => meetsOption(laptop, 'screenSize', option));
  const processor = highestMet(REQUIREMENT_OPTIONS.processor, (option) => meetsOption(laptop, 'processor', option));
  const graphics = highestMet(REQUIREMENT_OPTIONS.graphics, (option) => meetsOption(laptop, 'graphics', option));
  const os = highestMet(REQUIREMENT_OPTIONS.os, (option) => meetsOption(laptop, 'os', option));
  return [
    { screenSize },
    { screenSize, graphics },
    { screenSize, os, ram },
    { ram, storage, screenSize, processor, graphics, os },
  ];
}

/** Answers that are likely to show this laptop: every purpose, with its price as the budget. */
const answersLikelyToShow = (laptop: Laptop): Answers[] =>
  PURPOSES.flatMap((purpose) =>
    demandsOf(laptop).map((demands): Answers => ({
      deviceType: 'laptop',
      purposes: [purpose],
      priorities: [],
      budget: Math.max(BUDGET.min, Math.ceil(laptop.priceEur / BUDGET.step) * BUDGET.step),
      requirements: Object.assign({ ...NO_REQUIREMENTS }, demands),
    })),
  );

/** Searches for profiles that show each laptop: random ones first, then some made for the laptops not seen yet. */
export function measureCoverage(fixture: Fixture, count: number, seed: number): Row {
  const reachable = fixture.laptops.filter(
    (laptop) => laptop.priceEur <= BUDGET.max && !fixture.laptops.some((other) => isDominatedBy(laptop, other)),
  );
  const seen = new Set<string>();
  for (const answers of fc.sample(profiles, { seed, numRuns: count })) recordShown(fixture, answers, seen);
  for (const laptop of reachable) {
    for (const answers of answersLikelyToShow(laptop)) if (!seen.has(laptop.id)) recordShown(fixture, answers, seen);
  }
  return atLeast(
    `coverage: non-dominated laptops that some profile shows (${reachable.length})`,
    shareOf(reachable.map(({ id }) => seen.has(id))),
    COVERAGE_BAR,
  );
}
