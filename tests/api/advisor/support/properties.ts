/** What must hold for every visitor and every catalogue. Each property names the problems it finds; none is right. */
import * as fc from 'fast-check';
import { type Advisor, createAdvisor } from '../../../../api/advisor/advisor.ts';
import { needsOf } from '../../../../api/advisor/needs.ts';
import type { Laptop } from '../../../../api/catalogue/laptop.ts';
import { type Answers, BUDGET, REQUIREMENT_OPTIONS, type RequirementField } from '../../../../src/contract/answers.ts';
import type { Computer } from '../../../../src/contract/computer.ts';
import { MORE_COUNT } from '../../../../src/contract/answer-parts.ts';
import { type Recommendation } from '../../../../src/contract/recommendations.ts';
import { problemWith } from './card-parser.ts';
import { benefitOf, failures, isDominatedBy, qualifyingAmong } from './oracle.ts';
import { catalogues, profiles } from './profiles.ts';
import { relaxationProblems } from './relaxation-check.ts';
import { problemsWithExplanation } from './explanation-parser.ts';
import { problemsWithFit } from './fit-parser.ts';
import { problemsWithReason } from './reason-parser.ts';

const MARKETPLACE = { host: 'www.amazon.es', tag: '' };
export const advisorFor = (laptops: readonly Laptop[]): Advisor =>
  createAdvisor({ laptops, date: '2026-08' }, { marketplace: MARKETPLACE });

/** A catalogue with an advisor that knows it. */
export interface World {
  laptops: readonly Laptop[];
  byId: ReadonlyMap<string, Laptop>;
  advisor: Advisor;
}

export const worldOf = (laptops: readonly Laptop[]): World => ({
  laptops,
  byId: new Map(laptops.map((laptop) => [laptop.id, laptop])),
  advisor: advisorFor(laptops),
});

export interface Property {
  name: string;
  /** Runs it and tells how it went: on failure with the seed and the smallest counterexample found. */
  run: (parameters: { seed: number; numRuns: number }) => Outcome;
}

export interface Outcome {
  failed: boolean;
  runs: number;
  seed: number;
  /** How to find the failure again, and what failed. */
  report: string;
}

type Problems = string[];

const ids = (computers: readonly Computer[]): string[] => computers.map(({ id }) => id);
const laptopsOf = ({ byId }: World, wanted: readonly string[]): Laptop[] => wanted.flatMap((id) => byId.get(id) ?? []);

/** Nothing that is offered, at once or later, breaks what was demanded, and nothing comes twice. */
export function hardViolations(world: World, answers: Answers): Problems {
  const first = world.advisor.recommend(answers);
  const more = world.advisor.more({ userInput: answers, filteredLaptops: first.filteredLaptops, count: 6 });
  const shown = [...ids(first.computers), ...ids(more.computers)];
  const offered = [...new Set([...shown, ...first.filteredLaptops])];
  return [
    ...laptopsOf(world, offered).flatMap((laptop) =>
      failures(laptop, answers).map((field) => `${laptop.id} fails ${field}`),
    ),
    ...(offered.every((id) => world.byId.has(id)) ? [] : ['an id that nobody knows']),
    ...(new Set(shown).size === shown.length ? [] : ['shown twice']),
    ...(first.filteredLaptops.some((id) => ids(first.computers).includes(id)) ? ['shown and left over'] : []),
  ];
}

/** No card is beaten on everything by another that also meets the demands and costs no more. */
export function dominatedCards(world: World, answers: Answers): Problems {
  const qualifying = qualifyingAmong(world.laptops, answers);
  return laptopsOf(world, ids(world.advisor.recommend(answers).computers)).flatMap((laptop) =>
    qualifying.filter((other) => isDominatedBy(laptop, other)).map((other) => `${laptop.id} is beaten by ${other.id}`),
  );
}

const SAYS_BEATEN = 'no es peor en nada que comparemos';

/** More options, asked for to the end, show all that was left over once, and what is beaten last and as such. */
export function unfinishedOptions(world: World, answers: Answers, count: number): Problems {
  const { filteredLaptops } = world.advisor.recommend(answers);
  const qualifying = qualifyingAmong(world.laptops, answers);
  const shown: Computer[] = [];
  const problems: Problems = [];
  for (;;) {
    const left = filteredLaptops.filter((id) => !ids(shown).includes(id));
    const { computers, message } = world.advisor.more({ userInput: answers, filteredLaptops: left, count });
    if (computers.length !== Math.min(count, left.length)) problems.push(`${computers.length} of ${left.length} left`);
    if ((message === undefined) !== left.length > 0) problems.push(`${left.length} left: ${message}`);
    if (computers.length === 0) break;
    shown.push(...computers);
  }
  const isBeaten = (laptop: Laptop) => qualifying.some((other) => isDominatedBy(laptop, other));
  const beaten = laptopsOf(world, ids(shown)).map(isBeaten);
  return [
    ...problems,
    ...(ids(shown).toSorted().join() === filteredLaptops.toSorted().join() ? [] : ['not what was left over']),
    ...(beaten.includes(false, beaten.indexOf(true)) && beaten.includes(true) ? ['a beaten one before another'] : []),
    ...shown.flatMap(({ id, cons }, place) =>
      Boolean(cons[0]?.includes(SAYS_BEATEN)) === beaten[place] ? [] : [`${id} does not say whether it is beaten`],
    ),
  ];
}

/** @param field a requirement to add, where there is none yet */
export function addedResults(world: World, answers: Answers, field: RequirementField, option: string): Problems {
  const before = new Set(
    ids(world.advisor.recommend(answers).computers).concat(world.advisor.recommend(answers).filteredLaptops),
  );
  const stricter = { ...answers, requirements: { ...answers.requirements, [field]: option } };
  const after = world.advisor.recommend(stricter);
  const all = new Set(qualifyingAmong(world.laptops, answers).map(({ id }) => id));
  // The list of ids is cut at 200: beyond that, what qualified before is what could have been shown.
  const allowed = before.size < all.size ? all : before;
  return [...ids(after.computers), ...after.filteredLaptops]
    .filter((id) => !allowed.has(id))
    .map((id) => `${id} was added`);
}

const SMALLEST = 1e-9;

/** A higher budget never makes the first card serve worse. */
export function lowerBenefit({ advisor, byId }: World, answers: Answers, extra: number): Problems {
  const richer = { ...answers, budget: Math.min(BUDGET.max, answers.budget + extra) };
  const [before, after] = [answers, richer].map((one) => byId.get(advisor.recommend(one).computers[0]?.id ?? ''));
  if (!before) return [];
  if (!after) return ['nothing left'];
  const needs = needsOf(answers);
  return benefitOf(after, needs) >= benefitOf(before, needs) - SMALLEST
    ? []
    : [`${after.id} serves worse than ${before.id}`];
}

const essence = ({ computers, filteredLaptops, reason, explanation }: Recommendation): string =>
  JSON.stringify({ computers, filteredLaptops, reason, explanation });

/** @param shuffled the same laptops in another order */
export const orderMatters = (laptops: readonly Laptop[], shuffled: readonly Laptop[], answers: Answers): Problems =>
  essence(advisorFor(laptops).recommend(answers)) === essence(advisorFor(shuffled).recommend(answers))
    ? []
    : ['another answer'];

/** @param share of its price that each shown laptop then costs */
export function demotions(laptops: readonly Laptop[], answers: Answers, share: number): Problems {
  const before = ids(advisorFor(laptops).recommend(answers).computers);
  return before.flatMap((id, place) => {
    const cheaper = laptops.map((laptop) =>
      laptop.id === id ? { ...laptop, priceEur: Math.round(laptop.priceEur * share) } : laptop,
    );
    const after = ids(advisorFor(cheaper).recommend(answers).computers).indexOf(id);
    return after >= 0 && after <= place ? [] : [`${id} from ${place} to ${after}`];
  });
}

const EXTRA_EUR = 10;

/** A laptop like another but dearer and with less memory: nobody should notice that it exists. */
export function noticedDominated(laptops: readonly Laptop[], answers: Answers, like: number): Problems {
  const model = laptops[like % laptops.length];
  if (!model) return [];
  const worse = {
    ...model,
    id: `${model.id}-zz`,
    name: `${model.name} zz`,
    priceEur: model.priceEur + EXTRA_EUR,
    ramGb: model.ramGb === null ? null : Math.ceil(model.ramGb / 2),
  };
  const roles = (advisor: Advisor) =>
    JSON.stringify(advisor.recommend(answers).computers.map(({ id, role }) => [id, role]));
  return roles(advisorFor(laptops)) === roles(advisorFor([...laptops, worse])) ? [] : [`noticed ${worse.id}`];
}

/** Every sentence of the answer and of what follows it is understood and proven, and no card is without a drawback. */
export function unprovenWords(world: World, answers: Answers): Problems {
  const { advisor, byId, laptops } = world;
  const first = advisor.recommend(answers);
  const more = advisor.more({ userInput: answers, filteredLaptops: first.filteredLaptops, count: 6 });
  const qualifying = qualifyingAmong(laptops, answers);
  const best = byId.get(first.computers[0]?.id ?? '');
  const explanation = problemsWithExplanation(first.explanation, answers, laptops.length, qualifying.length);
  if (!best) return explanation;
  const cards = laptopsOf(world, ids(first.computers));
  return [
    ...explanation,
    ...problemsWithReason(first.reason, cards, { answers, laptop: best, best, qualifying }, needsOf(answers)),
    ...[...first.computers, ...more.computers].flatMap((computer) =>
      cardProblems(computer, world, { answers, best, qualifying }),
    ),
  ];
}

function cardProblems(
  { id, name, pros, cons, fit, role }: Computer,
  { byId }: World,
  shared: { answers: Answers; best: Laptop; qualifying: readonly Laptop[] },
): Problems {
  const laptop = byId.get(id);
  if (!laptop) return [`${name}: unknown`];
  const context = { ...shared, laptop };
  return [
    ...pros.flatMap((sentence) => problemWith(sentence, 'pro', context) ?? []),
    ...cons.flatMap((sentence) => problemWith(sentence, 'con', context) ?? []),
    ...problemsWithFit(fit, role, context),
    ...(cons.length === 0 ? [`${name}: no drawback`] : []),
    ...(new Set([...pros, ...cons]).size === pros.length + cons.length ? [] : [`${name}: said twice`]),
  ];
}

const fields = Object.keys(REQUIREMENT_OPTIONS).filter(
  (field): field is RequirementField => field in REQUIREMENT_OPTIONS,
);

/** A requirement and one of its options. */
const oneRequirement = fc
  .constantFrom(...fields)
  .chain((field) => fc.constantFrom<string>(...REQUIREMENT_OPTIONS[field]).map((option) => ({ field, option })));

function none(problems: Problems): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function named<T>(name: string, property: fc.IProperty<T>): Property {
  return {
    name,
    run(parameters) {
      const details = fc.check(property, parameters);
      const { failed, numRuns, seed, counterexamplePath } = details;
      const message = details.errorInstance instanceof Error ? details.errorInstance.message : '';
      const report = `seed ${seed}, path ${counterexamplePath ?? '-'}: ${message}\n${JSON.stringify(details.counterexample)}`;
      return { failed, runs: numRuns, seed, report: failed ? report : '' };
    },
  };
}

/** Everything that must hold, over a whole catalogue or small parts of it. */
export function properties(world: World): Property[] {
  const small = catalogues(world.laptops);
  const share = fc.double({ min: 0.6, max: 0.99, noNaN: true });
  return [
    named(
      'no hard violation',
      fc.property(profiles, (answers) => none(hardViolations(world, answers))),
    ),
    named(
      'no dominated card',
      fc.property(profiles, (answers) => none(dominatedCards(world, answers))),
    ),
    named(
      'more options show all that is left, the dominated last',
      fc.property(small, profiles, fc.integer(MORE_COUNT), (some, answers, count) =>
        none(unfinishedOptions(worldOf(some), answers, count)),
      ),
    ),
    named(
      'same answer whatever the order of the catalogue',
      fc.property(small, profiles, (some, answers) => none(orderMatters(some, some.toReversed(), answers))),
    ),
    named(
      'adding a requirement never adds results',
      fc.property(profiles, oneRequirement, (answers, { field, option }) =>
        none(answers.requirements[field] === '' ? addedResults(world, answers, field, option) : []),
      ),
    ),
    named(
      'raising the budget never lowers the best benefit',
      fc.property(profiles, fc.integer({ min: 1, max: 2000 }), (answers, extra) =>
        none(lowerBenefit(world, answers, extra)),
      ),
    ),
    named(
      'making a shown laptop cheaper never demotes it',
      fc.property(small, profiles, share, (some, answers, part) => none(demotions(some, answers, part))),
    ),
    named(
      'adding a dominated laptop changes nothing',
      fc.property(small, profiles, fc.nat(), (some, answers, like) => none(noticedDominated(some, answers, like))),
    ),
    named(
      'every relaxation works and is minimal',
      fc.property(profiles, (answers) => none(relaxationProblems(world, answers))),
    ),
    named(
      'every sentence parses back true, a drawback on each card',
      fc.property(profiles, (answers) => none(unprovenWords(world, answers))),
    ),
  ];
}
