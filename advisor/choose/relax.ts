/**
 * Finds the smallest changes of the answers that give results that serve. Every laptop that is capable of what was
 * chosen fails a set of the at most eleven demands; the relaxations are the sets that contain no other. Only where no
 * laptop within the form's budgets is capable, all laptops take part.
 */
import { type Answers, BUDGET, type RequirementField, type RequirementValue } from '../../contract/answers.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import { meetsOption, requiredBy } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { requirementTest } from '../rank/ranking.ts';
import { capableFor } from './caution.ts';
import { ladderOf } from './option-ladders.ts';

interface WeakerRequirement {
  field: RequirementField;
  option: RequirementValue<RequirementField> | '';
}

interface Offer {
  /** Number of laptops that are capable of what was chosen; if none within the form's budgets is, of all. */
  count: number;
  /** The lowest price of those, in euros. */
  lowestPrice: number;
  /** The laptop that has it. */
  cheapest: Laptop;
  /** Whether all that qualify are counted, only those that are capable, or all because none is capable. */
  counted: 'all' | 'capable' | 'incapable';
}

export interface Relaxation extends Offer {
  /** The higher budget, a step of the slider; `null` if the budget need not change. */
  budget: number | null;
  requirements: readonly WeakerRequirement[];
}

/** What a relaxation changes. */
type Loosened = Pick<Relaxation, 'budget' | 'requirements'>;

const MAX_RELAXATIONS = 3;
/**
 * Costs of changes, to find the smallest: per changed demand, per weaker step, for a demand that is dropped, for
 * doubling the budget.
 */
const COST = { change: 10, step: 1, dropped: 2, doubledBudget: 5 } as const;

const sliderBudgetFor = (price: number): number => Math.ceil(price / BUDGET.step) * BUDGET.step;

/** Applies a relaxation to the answers. */
export function relaxed(answers: Answers, { budget = null, requirements = [] }: Partial<Loosened>): Answers {
  const weaker = Object.fromEntries(requirements.map(({ field, option }) => [field, option]));
  return {
    ...answers,
    budget: budget ?? answers.budget,
    requirements: { ...answers.requirements, ...weaker },
  };
}

/** The least that has to change so that one laptop is found. */
interface Failure extends Loosened {
  /** What changes, by which failures are compared. */
  demands: ReadonlySet<string>;
  cost: number;
  /** Whether it takes more than twice the budget. */
  isFar: boolean;
}

/** The strongest option that still accepts a laptop, and its cost; `null` if the requirement is met. */
function weakerFor(laptop: Laptop, { field, option }: ReturnType<typeof requiredBy>[number]) {
  const ladder = ladderOf(field, option);
  const step = ladder.findIndex((weaker) => weaker === '' || meetsOption(laptop, field, weaker));
  if (step === 0) return null;
  const dropped = step === ladder.length - 1 ? COST.dropped : 0;
  return { field, option: ladder[step] ?? '', cost: COST.change + COST.step * step + dropped };
}

/** @param laptop at the price that is paid once its failed requirements are weaker @returns `null` if no budget reaches it */
function failureOf(laptop: Laptop, answers: Answers, required: ReturnType<typeof requiredBy>): Failure | null {
  const weaker = required.flatMap((requirement) => weakerFor(laptop, requirement) ?? []);
  const price = totalCost(laptop);
  const budget = price > answers.budget ? sliderBudgetFor(price) : null;
  if ((budget ?? 0) > BUDGET.max) return null;
  const ofBudget =
    budget === null ? 0 : COST.change + (COST.doubledBudget * (budget - answers.budget)) / answers.budget;
  return {
    budget,
    requirements: weaker.map(({ field, option }) => ({ field, option })),
    demands: new Set([...weaker.map(({ field }) => field), ...(budget === null ? [] : ['budget'])]),
    cost: weaker.reduce((sum, { cost }) => sum + cost, ofBudget),
    isFar: price > 2 * answers.budget,
  };
}

/** The cheapest of each set of changes that contains no other set. */
function smallest(failures: readonly Failure[]): Failure[] {
  const cheapest = new Map<string, Failure>();
  for (const failure of failures.toSorted((a, b) => a.cost - b.cost)) {
    const key = [...failure.demands].toSorted().join();
    if (!cheapest.has(key)) cheapest.set(key, failure);
  }
  const sets = [...cheapest.values()];
  const contains = (outer: Failure, inner: Failure): boolean =>
    outer !== inner && [...inner.demands].every((demand) => outer.demands.has(demand));
  const minimal = sets.filter((one) => !sets.some((other) => contains(one, other)));
  // More than twice the budget is offered only where nothing else helps.
  const near = minimal.filter(({ isFar }) => !isFar);
  return (near.length > 0 ? near : minimal).slice(0, MAX_RELAXATIONS);
}

/**
 * @param answers that no laptop meets; may lack a purpose
 * @param laptopsFor the laptops at what they cost for answers, because a required system decides whether Windows is paid
 * @returns up to three relaxations, smallest change first; empty only if every laptop costs more than the slider's
 *   maximum
 */
export function relaxations(answers: Answers, laptopsFor: (answers: Answers) => readonly Laptop[]): Relaxation[] {
  const required = requiredBy(answers);
  const isCapable = capableFor(answers);
  const withAnySystem = new Map(
    laptopsFor(relaxed(answers, { requirements: [{ field: 'os', option: '' }] })).map((one) => [one.id, one]),
  );
  const laptops = laptopsFor(answers).map((laptop) => {
    const keepsSystem = answers.requirements.os === '' || meetsOption(laptop, 'os', answers.requirements.os);
    return keepsSystem ? laptop : (withAnySystem.get(laptop.id) ?? laptop);
  });
  const failuresOf = (some: readonly Laptop[]): Failure[] =>
    some.flatMap((laptop) => failureOf(laptop, answers, required) ?? []);
  const ofCapable = failuresOf(laptops.filter(isCapable));
  const isAnyCapable = ofCapable.length > 0;

  const offerOf = (asked: Answers): Offer | null => {
    const meets = requirementTest(asked);
    const found = laptopsFor(asked).filter((laptop) => totalCost(laptop) <= asked.budget && meets(laptop));
    const counted = isAnyCapable ? found.filter(isCapable) : found;
    const [cheapest] = counted;
    if (!cheapest) return null;
    return {
      count: counted.length,
      lowestPrice: totalCost(cheapest),
      cheapest,
      counted: !isAnyCapable ? 'incapable' : counted.length === found.length ? 'all' : 'capable',
    };
  };
  return smallest(isAnyCapable ? ofCapable : failuresOf(laptops)).flatMap(({ budget, requirements }) => {
    const offer = offerOf(relaxed(answers, { budget, requirements }));
    return offer ? [{ budget, requirements, ...offer }] : [];
  });
}
