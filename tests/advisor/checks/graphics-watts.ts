/** What an answer says of graphics: beside better ones, and where nobody knows their watts. */
import type { CardAnswer } from '#advisor/answer.ts';
import type { Statement } from '#advisor/explain/statements.ts';
import { needsOf } from '#advisor/needs/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Fixture } from './fixture.ts';

const isPowerUnknown = ({ gpuPowerW, gpuSeries }: Laptop): boolean =>
  gpuPowerW === null && gpuSeries?.startsWith('integrated_') !== true;

/** Shares of speed that unknown watts of the faster one, or of both, may explain. */
const EXPLAINED = { faster: 0.15, both: 0.12 } as const;

/** Whether two graphics that differ by their figures may be as fast: always of the same chip with unknown watts. */
function mayBeEqual(own: Laptop, other: Laptop, figure: 'gpuIndex' | 'creationIndex'): boolean {
  const [slower, faster] = [own, other].toSorted((a, b) => (a[figure] ?? 0) - (b[figure] ?? 0));
  if (!slower || !faster || ![slower, faster].some(isPowerUnknown)) return false;
  if (slower.gpu === faster.gpu) return true;
  const share = 1 - (slower[figure] ?? 0) / (faster[figure] ?? 1);
  return isPowerUnknown(faster) && share < EXPLAINED[isPowerUnknown(slower) ? 'both' : 'faster'];
}

function cardsOf({ engine }: Fixture, answers: Answers): { first: Laptop | undefined; cards: CardAnswer[] } {
  const { cards, others } = engine.recommend(answers);
  const more = engine.more({ userInput: answers, filteredLaptops: [...others], count: 6 });
  return { first: cards[0]?.laptop, cards: [...cards, ...more.cards] };
}

/** No card claims faster or slower graphics than the first one that unknown watts may explain: at most another class. */
export function unsureGraphics(fixture: Fixture, answers: Answers): string[] {
  const { first, cards } = cardsOf(fixture, answers);
  return cards.flatMap(({ laptop, changes }) => {
    const isWrong = changes.some(
      (change) =>
        change.form === 'ratio' &&
        change.criterion !== 'cpu' &&
        first &&
        mayBeEqual(laptop, first, `${change.criterion}Index`) &&
        (change.ratio.step !== 'class' || laptop.gpu === first.gpu),
    );
    return isWrong ? [laptop.id] : [];
  });
}

const isWatts = (statement: Statement): boolean => statement.kind === 'fact' && statement.fact === 'unknown-watts';

/** Hours and weight that only daily use would miss. */
const isEveryday = (statement: Statement): boolean => statement.kind === 'level' && statement.demandedBy === 'office';

const MOST_CONS = 4;

/** From this index even three quarters of it are the recommended one. */
const GOOD_WITH_FEW = 80;

/**
 * Who plays today's games hears it of each card whose watts are unknown, before what only daily use would miss where few
 * watts would be too few, and of no other.
 */
export function unsaidWatts(fixture: Fixture, answers: Answers): string[] {
  if (!answers.purposes.includes('gaming') || answers.purposes.includes('office')) return [];
  return cardsOf(fixture, answers).cards.flatMap(({ laptop, statements }) => {
    const at = (place: 'but' | 'con'): Statement[] =>
      statements.filter((one) => one.place === place).map(({ statement }) => statement);
    const isWide = laptop.gpuSeries === 'nvidia_rtx40' || laptop.gpuSeries === 'nvidia_rtx50';
    const isUnknown = isWide && laptop.gpuPowerW === null;
    const isSaid = at('con').some(isWatts);
    const isRight = isUnknown ? isSaid || at('con').length === MOST_CONS : !isSaid;
    const isLate = isUnknown && (laptop.gpuIndex ?? 0) < GOOD_WITH_FEW && at('but').some(isEveryday);
    return isRight && !isLate ? [] : [laptop.id];
  });
}

/** Graphics that are so much faster have another class. */
const OTHER_CLASS = 1.25;

/** Who plays hears of weaker graphics among the losses of a card, after what was asked for and before memory and disk. */
export function unsaidWeakGraphics(fixture: Fixture, answers: Answers): string[] {
  if (!needsOf(answers).plays) return [];
  const { first, cards } = cardsOf(fixture, answers);
  const asked = needsOf(answers).askedCriteria;
  return cards.flatMap(({ laptop, statements }) => {
    const lost = statements.flatMap(({ place, statement }) =>
      place === 'loss' && statement.kind === 'change' && statement.change.form !== 'price'
        ? statement.change.criterion
        : [],
    );
    const isWeaker = (['gpuIndex', 'creationIndex'] as const).every(
      (figure) =>
        first &&
        (first[figure] ?? 0) >= OTHER_CLASS * (laptop[figure] ?? Infinity) &&
        !mayBeEqual(laptop, first, figure),
    );
    const isSaid = lost.some((criterion) => criterion === 'gpu' || criterion === 'creation');
    return isWeaker && !isSaid && lost.some((criterion) => !asked.some((one) => one === criterion)) ? [laptop.id] : [];
  });
}
