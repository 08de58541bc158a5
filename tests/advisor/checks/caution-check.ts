/**
 * Checks that no laptop is praised as best unless it is capable, and that the caution names the right purpose and
 * budget.
 */
import type { NoneCapable } from '#advisor/caution.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET, type Purpose, PURPOSES } from '#contract/answers.ts';
import { canDo, fieldOf, missedParts } from '#guarantees/benefit.ts';
import type { Fixture } from '#guarantees/fixture.ts';
import { asPaid, possibleFigures, qualifyingAmong, REQUIREMENT_FIELDS } from '#guarantees/oracle.ts';

/** Whether it misses a floor even with the best values for its unknown figures. */
const missesForSure = (laptop: Laptop, chosen: Pick<Answers, 'purposes' | 'priorities'>): boolean =>
  [...missedParts(laptop, chosen)].some(
    ([part, missed]) => missed === 1 && (part === 'system' || possibleFigures(laptop, part).length > 0),
  );

const capableAmong = (laptops: readonly Laptop[], answers: Answers, purposes = answers.purposes): Laptop[] =>
  qualifyingAmong(laptops, answers).filter((laptop) => canDo(laptop, { ...answers, purposes }));

const STEP = 10;

/** The least budget with a capable laptop, in steps of {@link STEP}. */
function isLeastBudget(budget: number, laptops: readonly Laptop[], answers: Answers): boolean {
  const less = { ...answers, budget: budget - STEP };
  return (
    budget > answers.budget &&
    budget % STEP === 0 &&
    capableAmong(laptops, { ...answers, budget }).length > 0 &&
    (less.budget <= answers.budget || capableAmong(laptops, less).length === 0)
  );
}

/** The requirements that, if one of them is dropped, allow a capable laptop at the highest budget. */
const obstaclesOf = (laptops: readonly Laptop[], dearest: Answers): string[] =>
  REQUIREMENT_FIELDS.filter(
    (field) =>
      dearest.requirements[field] !== '' &&
      capableAmong(laptops, { ...dearest, requirements: { ...dearest.requirements, [field]: '' } }).length > 0,
  );

/** @returns what is wrong with the caution of an answer in which no laptop is capable */
export function problemsWithCaution(caution: NoneCapable, laptops: readonly Laptop[], answers: Answers): string[] {
  const dearest = { ...answers, budget: BUDGET.max };
  const isPossible = capableAmong(laptops, dearest).length > 0;
  const asked = isPossible ? answers : dearest;
  const chosen = PURPOSES.filter((purpose) => answers.purposes.includes(purpose));
  const lacking = chosen.filter((purpose) => capableAmong(laptops, asked, [purpose]).length === 0);
  const together = lacking.length === 0;
  const isSureOf = (purposes: Purpose[]): boolean =>
    qualifyingAmong(laptops, asked).every((laptop) => missesForSure(laptop, { ...answers, purposes }));
  const sure = together ? isSureOf(answers.purposes) : lacking.every((purpose) => isSureOf([purpose]));
  const obstacles = isPossible ? [] : obstaclesOf(laptops, dearest);
  const isSeenObstacle =
    !isPossible && !!answers.seenInSpain && capableAmong(laptops, { ...dearest, seenInSpain: false }).length > 0;
  const right =
    caution.purposes.join() === (together ? chosen : lacking).join() &&
    caution.together === together &&
    caution.sure === sure &&
    (caution.budget === null ? !isPossible : isLeastBudget(caution.budget, laptops, answers)) &&
    caution.obstacles.map(({ field }) => field).join() === obstacles.join() &&
    caution.isSeenObstacle === isSeenObstacle &&
    caution.obstacles.every(({ field, option }) => answers.requirements[field] === option);
  return right ? [] : [`caution: ${JSON.stringify(caution)}`];
}

function firstCardProblems({ engine, byId }: Checked, answers: Answers): string[] {
  const { cards, caution } = engine.recommend(answers);
  const laptop = byId.get(cards[0]?.laptop.id ?? '');
  const isCapable = laptop !== undefined && canDo(asPaid(laptop, answers), answers);
  return isCapable && caution === null ? [] : [`first though not capable: ${laptop?.id}`];
}

type Checked = Pick<Fixture, 'engine' | 'laptops' | 'byId'>;

export function cautionProblems(fixture: Checked, answers: Answers): string[] {
  const { engine, laptops } = fixture;
  const { qualifying, anyCapable } = fieldOf(laptops, answers);
  if (anyCapable) return firstCardProblems(fixture, answers);
  const { caution } = engine.recommend(answers);
  if (qualifying.length === 0) return caution ? ['a caution without results'] : [];
  if (!caution) return ['no caution'];
  return [
    ...problemsWithCaution(caution, laptops, answers),
    ...(caution.budget === null ? [] : firstCardProblems(fixture, { ...answers, budget: caution.budget })),
  ];
}
