/** What must hold of any answer over any catalogue. Each check returns what is wrong. */
import type { CardAnswer } from '#advisor/answer.ts';
import { relaxed, type Relaxation } from '#advisor/choose/relax.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET, type RequirementField } from '#contract/answers.ts';
import { engineFor, type Fixture } from './fixture.ts';
import { isSpanishOffer } from '#catalogue/derive/cost.ts';
import { asPaid, canDo, failures, isDominatedBy, marketFor, qualifyingAmong } from './serving.ts';

const ids = (cards: readonly CardAnswer[]): string[] => cards.map(({ laptop }) => laptop.id);

const laptopsOf = ({ byId }: Fixture, some: readonly string[], answers: Answers): Laptop[] =>
  some.flatMap((id) => byId.get(id) ?? []).map((laptop) => asPaid(laptop, answers));

/** All that is shown or left over meets budget and requirements, and nothing appears twice. */
export function violations(fixture: Fixture, answers: Answers): string[] {
  const { cards, others } = fixture.engine.recommend(answers);
  const all = [...ids(cards), ...others];
  return [
    ...laptopsOf(fixture, all, answers).flatMap((laptop) =>
      failures(laptop, answers).map((field) => `${laptop.id} fails ${field}`),
    ),
    ...all.filter((id) => !fixture.byId.has(id)),
    ...(new Set(all).size === all.length ? [] : ['shown twice']),
  ];
}

export function dominatedCards(fixture: Fixture, answers: Answers): string[] {
  const qualifying = qualifyingAmong(marketFor(fixture.laptops, answers), answers);
  const shown = laptopsOf(fixture, ids(fixture.engine.recommend(answers).cards), answers);
  return shown.filter((laptop) => qualifying.some((other) => isDominatedBy(laptop, other))).map(({ id }) => id);
}

/**
 * The cards are a choice: none is sold abroad only, or misses a floor, while another laptop serves; no model and no role
 * comes twice.
 */
export function setProblems({ engine, laptops }: Fixture, answers: Answers): string[] {
  const { cards } = engine.recommend(answers);
  const roles = cards.flatMap(({ role }) => role ?? []);
  const cases = cards.map(({ laptop }) => laptop.chassis);
  const isShort = cards.some(({ laptop }) => !canDo(asPaid(laptop, answers), answers));
  const market = marketFor(laptops, answers);
  const able = qualifyingAmong(market, answers).filter((laptop) => canDo(laptop, answers));
  return [
    ...(cards.every(({ laptop }) => market.some(({ id }) => id === laptop.id)) ? [] : ['a card of another country']),
    ...(new Set(roles).size === roles.length ? [] : ['a role twice']),
    ...(new Set(cases).size === cases.length ? [] : ['a model twice']),
    ...(isShort && able.some(({ chassis }) => !cases.includes(chassis)) ? ['a card misses a floor'] : []),
  ];
}

/** Nothing is crowned that is not capable; otherwise there is a caution, whose budget is enough and the least one. */
export function cautionProblems(fixture: Fixture, answers: Answers): string[] {
  const { cards, caution, isAbroad } = fixture.engine.recommend(answers);
  const spanish = fixture.laptops.filter(isSpanishOffer);
  const isServed = (asked: Answers): boolean => qualifyingAmong(spanish, asked).some((laptop) => canDo(laptop, asked));
  const isFirstCapable = (asked: Answers): boolean =>
    laptopsOf(fixture, ids(fixture.engine.recommend(asked).cards).slice(0, 1), asked).some((one) => canDo(one, asked));
  if (isServed(answers)) return caution === null && isFirstCapable(answers) ? [] : ['first though not capable'];
  if (cards.length === 0) return caution === null ? [] : ['a caution without results'];
  if (caution === null) return ['no caution'];
  if (isAbroad && !isFirstCapable(answers)) return ['abroad though not capable'];
  const { budget } = caution;
  if (budget === null) return isServed({ ...answers, budget: BUDGET.max }) ? ['some budget is enough'] : [];
  const isLeast = budget - CAUTION_STEP <= answers.budget || !isServed({ ...answers, budget: budget - CAUTION_STEP });
  return budget > answers.budget && isLeast && isFirstCapable({ ...answers, budget }) ? [] : [`not from ${budget} €`];
}

const CAUTION_STEP = 10;
const MOST_RELAXATIONS = 3;

/** An empty result has one to three changes, each leading to what serves, none of which asks for more than it must. */
export function relaxationProblems({ engine, laptops }: Fixture, answers: Answers): string[] {
  const { cards, relaxations, isAbroad } = engine.recommend(answers);
  // Where only laptops of other countries serve, the ways to one of Spain are told beside them.
  if (!isAbroad && qualifyingAmong(marketFor(laptops, answers), answers).length > 0)
    return [...(cards.length > 0 ? [] : ['empty though some qualify']), ...relaxations.map(() => 'relaxed in vain')];
  const spanish = laptops.filter(isSpanishOffer);
  const isPossible = spanish.some((laptop) => asPaid(laptop, answers).priceEur <= BUDGET.max);
  return [
    ...(relaxations.length <= MOST_RELAXATIONS ? [] : ['too many changes']),
    ...(relaxations.length > 0 || !isPossible ? [] : ['no change']),
    ...relaxations.flatMap((relaxation) =>
      isMinimal(relaxation, spanish, answers) ? [] : [`not minimal: ${JSON.stringify(relaxation)}`],
    ),
  ];
}

function isMinimal(relaxation: Relaxation, laptops: readonly Laptop[], answers: Answers): boolean {
  const { budget, requirements, count, lowestPrice, counted } = relaxation;
  const found = (change: Pick<Relaxation, 'budget' | 'requirements'>): number[] =>
    qualifyingAmong(laptops, relaxed(answers, change))
      .filter((laptop) => counted === 'incapable' || canDo(laptop, answers))
      .map(({ priceEur }) => priceEur);
  const less = (budget ?? 0) - BUDGET.step;
  const smaller = [
    ...(budget === null ? [] : [{ ...relaxation, budget: less > answers.budget ? less : null }]),
    ...requirements.map((kept) => ({
      budget,
      requirements: requirements.filter((one) => one !== kept),
    })),
  ];
  const prices = found(relaxation);
  const isServed = laptops.some(
    (laptop) => laptop.priceEur + laptop.cost.licenceEur <= BUDGET.max && canDo(laptop, answers),
  );
  return (
    !(counted === 'incapable' && isServed) &&
    count > 0 &&
    prices.length === count &&
    Math.min(...prices) === lowestPrice &&
    (budget ?? 0) <= BUDGET.max &&
    smaller.every((change) => found(change).length === 0)
  );
}

/** Nobody calls prices similar that are so many euros apart. */
const NOTABLE_EUR = 50;

/**
 * «More options», asked for until the end, shows the remaining laptops in the order of the answer, each once, without those
 * that are only worse than the first card: none that costs notably less.
 */
export function moreOptionsProblems(fixture: Fixture, answers: Answers, count: number): string[] {
  const { cards: first, others } = fixture.engine.recommend(answers);
  const shown: CardAnswer[] = [];
  for (let left = others; ; left = others.filter((id) => !ids(shown).includes(id))) {
    const { cards } = fixture.engine.more({ userInput: answers, filteredLaptops: [...left], count });
    if (cards.length === 0) break;
    if (cards.length > count) return [`${cards.length} shown`];
    shown.push(...cards);
  }
  const listed = ids(shown);
  const [best = Infinity] = laptopsOf(fixture, ids(first).slice(0, 1), answers).map(({ priceEur }) => priceEur);
  const left = laptopsOf(fixture, others, answers).filter(({ id }) => !listed.includes(id));
  return [
    ...(others.filter((id) => listed.includes(id)).join() === listed.join() ? [] : ['not in their order']),
    ...shown
      .filter(({ changes }) => changes.length > 0 && changes.every(({ gain }) => gain < 0))
      .map(({ laptop }) => `${laptop.id} is only worse`),
    ...left.filter(({ priceEur }) => priceEur <= best - NOTABLE_EUR - 1).map(({ id }) => `${id} costs less`),
  ];
}

/** @param field a requirement that is not set in the answers @returns what it adds to the results */
export function addedBy(fixture: Fixture, answers: Answers, field: RequirementField, option: string): string[] {
  const stricter: Answers = { ...answers, requirements: { ...answers.requirements, [field]: option } };
  const { cards, others } = fixture.engine.recommend(stricter);
  // Who asks for no system, or for Linux, pays for no licence, so that more laptops are within the budget.
  const before = new Set(
    fixture.laptops
      .map((laptop) => asPaid(laptop, stricter))
      .filter((laptop) => failures(laptop, answers).length === 0)
      .map(({ id }) => id),
  );
  return [...ids(cards), ...others].filter((id) => !before.has(id));
}

const cardsOf = (laptops: readonly Laptop[], answers: Answers): string[] =>
  ids(engineFor(laptops).recommend(answers).cards);

/** The same laptops in the opposite order have the same answer. */
export function orderDependence(laptops: readonly Laptop[], answers: Answers): string[] {
  const [one, other] = [laptops, laptops.toReversed()].map((all) => JSON.stringify(engineFor(all).recommend(answers)));
  return one === other ? [] : ['the order counts'];
}

/** @param share the new price of each shown laptop, divided by its old price @returns those that it moves back */
export const demotions = (laptops: readonly Laptop[], answers: Answers, share: number): string[] =>
  cardsOf(laptops, answers).filter((id, position) => {
    const cheaper = laptops.map((laptop) =>
      laptop.id === id ? { ...laptop, priceEur: Math.round(laptop.priceEur * share) } : laptop,
    );
    const after = cardsOf(cheaper, answers).indexOf(id);
    return after < 0 || after > position;
  });

const EXTRA_EUR = 10;

/** A copy of a laptop that costs more and has less memory leaves the cards as they were. */
export function dominatedInfluence(laptops: readonly Laptop[], answers: Answers, like: number): string[] {
  const model = laptops[like % laptops.length];
  if (!model) return [];
  const ramGb = model.ramGb === null ? null : Math.ceil(model.ramGb / 2);
  const worse = {
    ...model,
    id: `${model.id}-zz`,
    name: `${model.name} zz`,
    priceEur: model.priceEur + EXTRA_EUR,
    ramGb,
  };
  return cardsOf([...laptops, worse], answers).join() === cardsOf(laptops, answers).join() ? [] : [worse.id];
}
