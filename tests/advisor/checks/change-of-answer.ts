/** Checks of how answers follow each other: with other laptops, prices, budgets and requirements. */
import type { CardAnswer } from '#advisor/answer.ts';
import { needsOf } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET, type RequirementField } from '#contract/answers.ts';
import { benefitOf } from '#guarantees/benefit.ts';
import { type Checked, ids, laptopsOf } from '#guarantees/answer-check.ts';
import { engineFor } from '#guarantees/fixture.ts';
import { isDominatedBy, qualifyingAmong } from '#guarantees/oracle.ts';

type Problems = string[];

/**
 * «More options», requested until the end, shows every remaining laptop once; dominated ones come last and are marked.
 */
export function moreOptionsProblems(fixture: Checked, answers: Answers, count: number): Problems {
  const { others } = fixture.engine.recommend(answers);
  const qualifying = qualifyingAmong(fixture.laptops, answers);
  const shown: CardAnswer[] = [];
  const problems: Problems = [];
  for (;;) {
    const left = others.filter((id) => !ids(shown).includes(id));
    const { cards } = fixture.engine.more({ userInput: answers, filteredLaptops: left, count });
    if (cards.length !== Math.min(count, left.length)) problems.push(`${cards.length} of ${left.length} left`);
    if (cards.length === 0) break;
    shown.push(...cards);
  }
  const dominated = laptopsOf(fixture, ids(shown), answers).map((laptop) =>
    qualifying.some((other) => isDominatedBy(laptop, other)),
  );
  const firstDominated = dominated.indexOf(true);
  return [
    ...problems,
    ...(ids(shown).toSorted().join() === others.toSorted().join() ? [] : ['not the laptops left over']),
    ...(firstDominated >= 0 && dominated.includes(false, firstDominated) ? ['a dominated laptop is not last'] : []),
    ...shown.flatMap(({ laptop, statements }, index) =>
      (statements.find(({ place }) => place === 'con')?.statement.kind === 'dominated') === dominated[index]
        ? []
        : [`${laptop.id}: dominated or not?`],
    ),
  ];
}

/** @param field a requirement that is not set in the answers */
export function addedResults(fixture: Checked, answers: Answers, field: RequirementField, option: string): Problems {
  const { cards, others } = fixture.engine.recommend(answers);
  const before = new Set([...ids(cards), ...others]);
  const stricter = { ...answers, requirements: { ...answers.requirements, [field]: option } };
  const after = fixture.engine.recommend(stricter);
  // Visitors who ask for no system, or for Linux, pay for no licence, so more laptops are within the budget.
  const waivesLicence = field === 'os' && (option === 'none' || option === 'linux');
  const paid = fixture.laptops.map((laptop) =>
    waivesLicence ? { ...laptop, cost: { ...laptop.cost, licenceEur: 0 } } : laptop,
  );
  const all = new Set(qualifyingAmong(paid, answers).map(({ id }) => id));
  // An answer lists at most 200 ids; when there were more, any laptop that qualified before is allowed.
  const allowed = waivesLicence || before.size < all.size ? all : before;
  return [...ids(after.cards), ...after.others].filter((id) => !allowed.has(id)).map((id) => `${id} was added`);
}

/** The maximum loss of value that the first card accepts for a reliable price and known figures (`first-card.ts`). */
const WORTH_OF_RELIABILITY = 0.35;

export function lostBenefit({ engine, byId }: Checked, answers: Answers, extra: number): Problems {
  const richer = { ...answers, budget: Math.min(BUDGET.max, answers.budget + extra) };
  const [before, after] = [answers, richer].map((one) => byId.get(engine.recommend(one).cards[0]?.laptop.id ?? ''));
  if (!before) return [];
  if (!after) return ['nothing left'];
  const needs = needsOf(answers);
  return benefitOf(after, needs) >= benefitOf(before, needs) - WORTH_OF_RELIABILITY
    ? []
    : [`${after.id} has less benefit than ${before.id}`];
}

/** The same laptops in the opposite order have the same answer and market. */
export function orderDependence(laptops: readonly Laptop[], answers: Answers): Problems {
  const [one, other] = [laptops, laptops.toReversed()].map(engineFor);
  return (['recommend', 'market'] as const).filter(
    (question) => JSON.stringify(one?.[question](answers)) !== JSON.stringify(other?.[question](answers)),
  );
}

/** @returns the ids of the cards if a laptop has other figures */
export function cardsWith(other: Partial<Laptop>, id: string, laptops: readonly Laptop[], answers: Answers): string[] {
  const changed = laptops.map((laptop) => (laptop.id === id ? { ...laptop, ...other } : laptop));
  return ids(engineFor(changed).recommend(answers).cards);
}

/** @param share the new price of each shown laptop, divided by its old price */
export function demotions(laptops: readonly Laptop[], answers: Answers, share: number): Problems {
  return engineFor(laptops)
    .recommend(answers)
    .cards.flatMap(({ laptop: { id, priceEur } }, position) => {
      const after = cardsWith({ priceEur: Math.round(priceEur * share) }, id, laptops, answers).indexOf(id);
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
  const roles = (all: readonly Laptop[]): string =>
    JSON.stringify(
      engineFor(all)
        .recommend(answers)
        .cards.map(({ laptop, role }) => [laptop.id, role]),
    );
  return roles(laptops) === roles([...laptops, worse]) ? [] : [`${worse.id} changes the cards`];
}
