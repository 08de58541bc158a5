/**
 * Checks the changes offered for an empty result: they are minimal, give the results that they promise, and lead to a
 * capable laptop if there is one.
 */
import { relaxed, type Relaxation } from '#advisor/relax.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET } from '#contract/answers.ts';
import { canDo } from './benefit.ts';
import type { Fixture } from './fixture.ts';
import { asPaid, qualifyingAmong } from './oracle.ts';

const SLIDER_STEP = 100;
const MOST = 3;

/** Whether any laptop within the form's budgets is capable if all requirements are dropped. */
const isServed = (laptops: readonly Laptop[], answers: Answers): boolean =>
  laptops.some((laptop) => {
    // A visitor who drops another system pays for Windows if the laptop may come without.
    const paid =
      laptop.os === null && !answers.ownsWindows
        ? laptop.priceEur + laptop.cost.licenceEur
        : asPaid(laptop, answers).priceEur;
    return paid <= BUDGET.max && canDo(laptop, answers);
  });

function problemsWith(relaxation: Relaxation, laptops: readonly Laptop[], answers: Answers): string[] {
  const { budget, requirements, acceptsUnseen, count, lowestPrice, counted } = relaxation;
  const served = isServed(laptops, answers);
  const meeting = (change: Pick<Relaxation, 'budget' | 'requirements' | 'acceptsUnseen'>): Laptop[] =>
    qualifyingAmong(laptops, relaxed(answers, change)).filter((laptop) => !served || canDo(laptop, answers));
  const isAll = qualifyingAmong(laptops, relaxed(answers, relaxation)).length === count;
  const found = meeting(relaxation);
  const lowest = Math.min(...found.map(({ priceEur }) => priceEur));
  const withoutOne = [
    ...(budget === null ? [] : [{ ...relaxation, budget: null }]),
    ...(acceptsUnseen ? [{ ...relaxation, acceptsUnseen: false }] : []),
    ...requirements.map((left) => ({ ...relaxation, requirements: requirements.filter((one) => one !== left) })),
  ];
  const isNeeded = withoutOne.every((change) => meeting(change).length === 0);
  const less = budget === null ? null : budget - SLIDER_STEP;
  const isLeast = less === null || less <= answers.budget || meeting({ ...relaxation, budget: less }).length === 0;
  const isReal =
    requirements.every(({ field, option }) => answers.requirements[field] !== option) &&
    (!acceptsUnseen || answers.seenInSpain === true);
  const right =
    found.length === count &&
    count > 0 &&
    lowest === lowestPrice &&
    counted === (served ? (isAll ? 'all' : 'capable') : 'incapable') &&
    (budget === null || (budget > answers.budget && budget <= BUDGET.max && budget % SLIDER_STEP === 0));
  return [
    ...(right && isReal ? [] : [`${found.length} from ${lowest} €: ${JSON.stringify(relaxation)}`]),
    ...(isNeeded ? [] : [`not minimal: ${JSON.stringify(relaxation)}`]),
    ...(isLeast ? [] : [`a lower budget is enough: ${budget}`]),
  ];
}

type Checked = Pick<Fixture, 'engine' | 'laptops'>;

/** @returns the answers after each change that an answer or its market offers */
function offeredChanges({ engine }: Pick<Fixture, 'engine'>, answers: Answers): Answers[] {
  const { relaxations, caution, changes } = engine.recommend(answers);
  const { more, enough } = engine.market(answers);
  const next = enough?.next;
  const budgets = [caution?.budget, more && answers.budget + more.over, next && Math.ceil(totalCost(next))].flatMap(
    (budget) => budget ?? [],
  );
  return [
    ...relaxations.map((one) => relaxed(answers, one)),
    ...budgets.map((budget) => relaxed(answers, { budget: Math.max(budget, answers.budget) })),
    ...(changes.more ? [{ ...answers, budget: answers.budget + BUDGET.step }] : []),
    ...(changes.less ? [{ ...answers, budget: answers.budget - BUDGET.step }] : []),
    ...(changes.seenInSpain ? [{ ...answers, seenInSpain: true }] : []),
  ];
}

/** @returns the changes whose answer says that no laptop is capable although one is */
const deadEnds = ({ engine, laptops }: Checked, answers: Answers, changes: readonly Answers[]): Answers[] =>
  changes.filter((changed) => {
    const laptop = engine.recommend(changed).cards[0]?.laptop;
    return isServed(laptops, answers) && (laptop === undefined || !canDo(laptop, changed));
  });

/** @returns the problems of the offered changes, and whether the result is wrongly empty */
export function relaxationProblems(fixture: Checked, answers: Answers): string[] {
  const dead = deadEnds(fixture, answers, offeredChanges(fixture, answers));
  return [...dead.map((changed) => `leads nowhere: ${JSON.stringify(changed)}`), ...emptyProblems(fixture, answers)];
}

function emptyProblems({ engine, laptops }: Checked, answers: Answers): string[] {
  const { cards, others, relaxations } = engine.recommend(answers);
  if (qualifyingAmong(laptops, answers).length > 0)
    return [
      ...(cards.length > 0 ? [] : ['empty though some qualify']),
      ...(relaxations.length > 0 ? ['relaxed in vain'] : []),
    ];
  const isPossible = laptops.some(({ priceEur, cost }) => priceEur + cost.licenceEur <= BUDGET.max);
  return [
    ...(cards.length + others.length === 0 ? [] : ['results though none qualifies']),
    ...(relaxations.length <= MOST && (relaxations.length > 0 || !isPossible) ? [] : [`${relaxations.length} changes`]),
    ...relaxations.flatMap((relaxation) => problemsWith(relaxation, laptops, answers)),
  ];
}
