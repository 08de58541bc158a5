/** Checks of the advisor's promises. Each returns the problems that it finds. */
import type { SpanishAdvisor } from '#words/spanish-advisor.ts';
import { needsOf } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET, type RequirementField } from '#contract/answers.ts';
import type { Computer } from '#contract/computer.ts';
import type { Recommendation } from '#contract/recommendations.ts';
import { advisorFor, type Fixture } from './fixture.ts';
import { benefitOf } from './benefit.ts';
import { asPaid, failures, isDominatedBy, qualifyingAmong } from './oracle.ts';

type Problems = string[];

const ids = (computers: readonly Computer[]): string[] => computers.map(({ id }) => id);
/** @returns the laptops as these answers pay for them */
const laptopsOf = ({ byId }: Fixture, wanted: readonly string[], answers: Answers): Laptop[] =>
  wanted.flatMap((id) => byId.get(id) ?? []).map((laptop) => asPaid(laptop, answers));

/** Every laptop that is shown or left over meets all demands, and none appears twice. */
export function requirementViolations(fixture: Fixture, answers: Answers): Problems {
  const first = fixture.advisor.recommend(answers);
  const more = fixture.advisor.more({ userInput: answers, filteredLaptops: first.filteredLaptops, count: 6 });
  const shown = [...ids(first.computers), ...ids(more.computers)];
  const offered = [...new Set([...shown, ...first.filteredLaptops])];
  return [
    ...laptopsOf(fixture, offered, answers).flatMap((laptop) =>
      failures(laptop, answers).map((field) => `${laptop.id} fails ${field}`),
    ),
    ...(offered.every((id) => fixture.byId.has(id)) ? [] : ['unknown id']),
    ...(new Set(shown).size === shown.length ? [] : ['shown twice']),
    ...(first.filteredLaptops.some((id) => ids(first.computers).includes(id)) ? ['shown and left over'] : []),
  ];
}

export function dominatedCards(fixture: Fixture, answers: Answers): Problems {
  const qualifying = qualifyingAmong(fixture.laptops, answers);
  return laptopsOf(fixture, ids(fixture.advisor.recommend(answers).computers), answers).flatMap((laptop) =>
    qualifying
      .filter((other) => isDominatedBy(laptop, other))
      .map((other) => `${laptop.id} is dominated by ${other.id}`),
  );
}

const DOMINATED_PHRASE = 'no es peor en nada que comparemos';

/** Requested to the end, «more options» shows every remaining laptop once; dominated ones come last and say so. */
export function moreOptionsProblems(fixture: Fixture, answers: Answers, count: number): Problems {
  const { filteredLaptops } = fixture.advisor.recommend(answers);
  const qualifying = qualifyingAmong(fixture.laptops, answers);
  const shown: Computer[] = [];
  const problems: Problems = [];
  for (;;) {
    const left = filteredLaptops.filter((id) => !ids(shown).includes(id));
    const { computers, message } = fixture.advisor.more({ userInput: answers, filteredLaptops: left, count });
    if (computers.length !== Math.min(count, left.length)) problems.push(`${computers.length} of ${left.length} left`);
    if ((message === undefined) !== left.length > 0) problems.push(`${left.length} left: ${message}`);
    if (computers.length === 0) break;
    shown.push(...computers);
  }
  const dominated = laptopsOf(fixture, ids(shown), answers).map((laptop) =>
    qualifying.some((other) => isDominatedBy(laptop, other)),
  );
  const firstDominated = dominated.indexOf(true);
  return [
    ...problems,
    ...(ids(shown).toSorted().join() === filteredLaptops.toSorted().join() ? [] : ['not the laptops left over']),
    ...(firstDominated >= 0 && dominated.includes(false, firstDominated) ? ['a dominated laptop is not last'] : []),
    ...shown.flatMap(({ id, cons }, index) =>
      Boolean(cons[0]?.includes(DOMINATED_PHRASE)) === dominated[index] ? [] : [`${id}: dominated or not?`],
    ),
  ];
}

/** @param field a requirement that is not set in the answers */
export function addedResults(fixture: Fixture, answers: Answers, field: RequirementField, option: string): Problems {
  const { computers, filteredLaptops } = fixture.advisor.recommend(answers);
  const before = new Set([...ids(computers), ...filteredLaptops]);
  const stricter = { ...answers, requirements: { ...answers.requirements, [field]: option } };
  const after = fixture.advisor.recommend(stricter);
  // Who asks for no system, or for Linux, does not pay for Windows, which brings more laptops within the budget.
  const waivesLicence = field === 'os' && (option === 'none' || option === 'linux');
  const paid = fixture.laptops.map((laptop) =>
    waivesLicence ? { ...laptop, cost: { ...laptop.cost, licenceEur: 0 } } : laptop,
  );
  const all = new Set(qualifyingAmong(paid, answers).map(({ id }) => id));
  // An answer lists at most 200 ids; when there were more, any laptop that qualified before is allowed.
  const allowed = waivesLicence || before.size < all.size ? all : before;
  return [...ids(after.computers), ...after.filteredLaptops]
    .filter((id) => !allowed.has(id))
    .map((id) => `${id} was added`);
}

/** What a more reliable price and known figures are worth at most, in weighted value (`first-card.ts`). */
const WORTH_OF_RELIABILITY = 0.35;

export function lostBenefit({ advisor, byId }: Fixture, answers: Answers, extra: number): Problems {
  const richer = { ...answers, budget: Math.min(BUDGET.max, answers.budget + extra) };
  const [before, after] = [answers, richer].map((one) => byId.get(advisor.recommend(one).computers[0]?.id ?? ''));
  if (!before) return [];
  if (!after) return ['nothing left'];
  const needs = needsOf(answers);
  return benefitOf(after, needs) >= benefitOf(before, needs) - WORTH_OF_RELIABILITY
    ? []
    : [`${after.id} has less benefit than ${before.id}`];
}

const serialize = ({ computers, target, filteredLaptops, reason, explanation }: Recommendation): string =>
  JSON.stringify({ computers, target, filteredLaptops, reason, explanation });

/** @param shuffled the same laptops in another order */
export const orderDependence = (laptops: readonly Laptop[], shuffled: readonly Laptop[], answers: Answers): Problems =>
  serialize(advisorFor(laptops).recommend(answers)) === serialize(advisorFor(shuffled).recommend(answers))
    ? []
    : ['another answer'];

/** @param share the lower price of each shown laptop, as a share of its old one */
export function demotions(laptops: readonly Laptop[], answers: Answers, share: number): Problems {
  const before = ids(advisorFor(laptops).recommend(answers).computers);
  return before.flatMap((id, position) => {
    const cheaper = laptops.map((laptop) =>
      laptop.id === id ? { ...laptop, priceEur: Math.round(laptop.priceEur * share) } : laptop,
    );
    const after = ids(advisorFor(cheaper).recommend(answers).computers).indexOf(id);
    return after >= 0 && after <= position ? [] : [`${id} from ${position} to ${after}`];
  });
}

const EXTRA_EUR = 10;

/** Adds a copy of a laptop that costs more and has less memory: the cards must stay the same. */
export function dominatedInfluence(laptops: readonly Laptop[], answers: Answers, like: number): Problems {
  const model = laptops[like % laptops.length];
  if (!model) return [];
  const worse = {
    ...model,
    id: `${model.id}-zz`,
    name: `${model.name} zz`,
    priceEur: model.priceEur + EXTRA_EUR,
    ramGb: model.ramGb === null ? null : Math.ceil(model.ramGb / 2),
  };
  const roles = (advisor: SpanishAdvisor) =>
    JSON.stringify(advisor.recommend(answers).computers.map(({ id, role }) => [id, role]));
  return roles(advisorFor(laptops)) === roles(advisorFor([...laptops, worse])) ? [] : [`${worse.id} changes the cards`];
}
