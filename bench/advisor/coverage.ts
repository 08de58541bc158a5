/** Measures how many profiles get an answer and how many laptops are ever shown. */
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
import { deadEnds, offeredChanges } from '#guarantees/relaxation-check.ts';
import { profiles } from './profiles.ts';
import { percent, type Row } from '../report.ts';

const COVERAGE_BAR = 0.9;
const ANSWERED_FROM_EUR = 500;

export function measureAnswered({ advisor }: Fixture, count: number, seed: number): Row {
  const users = fc
    .sample(profiles, { seed, numRuns: count })
    .filter(({ budget }) => budget >= ANSWERED_FROM_EUR)
    .map((answers) => Object.assign(answers, { requirements: NO_REQUIREMENTS }));
  const answered = users.filter((answers) => advisor.recommend(answers).computers.length > 0).length;
  return {
    measure: `profiles answered, budget ≥ ${ANSWERED_FROM_EUR} €, nothing required`,
    result: `${percent(answered / users.length)} of ${users.length}`,
    bar: '100 %',
    met: answered === users.length,
  };
}

const OFFERS = 1000;

/** Takes random profiles until they are offered 1,000 changes, and asks again with each. */
export function measureOffers(fixture: Fixture, seed: number): Row {
  let offered = 0;
  let dead = 0;
  for (const answers of fc.sample(profiles, { seed, numRuns: OFFERS })) {
    if (offered >= OFFERS) break;
    const changes = offeredChanges(fixture, answers);
    offered += changes.length;
    dead += deadEnds(fixture, answers, changes).length;
  }
  return {
    measure: 'offered changes that lead to nothing that serves',
    result: `${dead} of ${offered}`,
    bar: '0',
    met: dead === 0,
  };
}

interface Seen {
  cards: Set<string>;
  /** Cards, and the first page of «more options». */
  pages: Set<string>;
}

function recordShown({ advisor }: Fixture, answers: Answers, { cards, pages }: Seen): void {
  const { computers, filteredLaptops } = advisor.recommend(answers);
  for (const { id } of computers) {
    cards.add(id);
    pages.add(id);
  }
  if (filteredLaptops.length === 0) return;
  for (const { id } of advisor.more({ userInput: answers, filteredLaptops, count: 6 }).computers) pages.add(id);
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
export function measureCoverage(fixture: Fixture, count: number, seed: number): Row[] {
  const reachable = fixture.laptops.filter(
    (laptop) => laptop.priceEur <= BUDGET.max && !fixture.laptops.some((other) => isDominatedBy(laptop, other)),
  );
  const seen: Seen = { cards: new Set(), pages: new Set() };
  const shareIn = (shown: ReadonlySet<string>) =>
    reachable.filter(({ id }) => shown.has(id)).length / Math.max(1, reachable.length);

  for (const answers of fc.sample(profiles, { seed, numRuns: count })) recordShown(fixture, answers, seen);
  const byChance = { cards: shareIn(seen.cards), pages: shareIn(seen.pages) };
  for (const laptop of reachable) {
    for (const answers of answersLikelyToShow(laptop))
      if (!seen.pages.has(laptop.id)) recordShown(fixture, answers, seen);
  }
  const found = { cards: shareIn(seen.cards), pages: shareIn(seen.pages) };
  return [
    {
      measure: `coverage: non-dominated laptops that some profile shows (${reachable.length})`,
      result: `${percent(found.pages)} (first cards ${percent(found.cards)})`,
      bar: `≥ ${percent(COVERAGE_BAR)}`,
      met: found.pages >= COVERAGE_BAR,
    },
    {
      measure: '  of which by the random profiles alone',
      result: `${percent(byChance.pages)} (first cards ${percent(byChance.cards)})`,
      bar: '',
      met: null,
    },
  ];
}
