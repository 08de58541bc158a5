/** What speaks for a laptop, for some needs: its pros, most relevant first, and the one reason for its card. */
import type { Answers } from '../../contract/answers.ts';
import { powerOf } from '../../catalogue/derive/gpu-power.ts';
import { isFanless, screenSizeOf, meetsOption } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, graphicsOnce, measure, VALUE_AT_GOOD } from '../needs/attributes.ts';
import { isMinded, type Needs, type TargetCriterion } from '../needs/needs.ts';
import { isGain, isNameable, isPrice } from './changes.ts';
import {
  colourOfScreen,
  decideGraphics,
  factIf,
  isEnough,
  isPanelPraised,
  levelOf,
  MIN_WEIGHT,
  MOST_SAID,
  NOTABLE_WEIGHT,
  playsPopularGames,
  possibleUse,
  servingOf,
  type Subject,
  videoMemoryOf,
} from './levels.ts';
import type { Change, Praise, Reason, Statement } from './statements.ts';

/** The figures that are enough, those asked for first, then the most valuable; the graphics once. */
function enoughFigures({ laptop, needs }: Subject): Statement<'level'>[] {
  const asked = needs.askedAttributes;
  const worth = (attribute: Attribute): number =>
    Number(asked.includes(attribute)) +
    needs.weights[attribute] * needs.targets[attribute].curve(measure(laptop, attribute));
  return ATTRIBUTES.filter((attribute) => needs.weights[attribute] >= MIN_WEIGHT && isMinded(attribute, needs))
    .toSorted((a, b) => worth(b) - worth(a))
    .filter(graphicsOnce)
    .flatMap((attribute) => {
      const level = levelOf(needs, attribute, laptop);
      const { plentyFor, goodFor, triple } = needs.targets[attribute];
      if (level === null || (attribute === 'panel' && !isPanelPraised(laptop, needs))) return [];
      const demandedBy = level === 'plenty' ? plentyFor : goodFor;
      const statement = { kind: 'level', attribute, level, demandedBy, good: triple[1], isAdvised: false } as const;
      return isEnough(level) || playsPopularGames(statement, laptop) ? [statement] : [];
    });
}

/** Whether a statement praises only that nobody will miss anything: most laptops of an answer have that. */
export const isPlainlyEnough = (statement: Statement, needs: Needs): statement is Statement<'level'> =>
  statement.kind === 'level' &&
  statement.level === 'good' &&
  !needs.askedAttributes.some((asked) => asked === statement.attribute);

/** Where fewer speak for a laptop, what is just enough does. */
const LEAST_PROS = 2;

const GOOD_RATING = { stars: 4.3, count: 20 } as const;

/** @param said what the reason praises already */
export function prosOf(subject: Subject, said: string | null = null): Statement[] {
  const { laptop, isCapable, answers, needs } = subject;
  const { rating } = laptop;
  const memory = videoMemoryOf(subject);
  const isWide = colourOfScreen(laptop, needs) === 'wide-colour';
  const figures = enoughFigures(subject)
    .filter(possibleUse(subject))
    // What colours it covers says more than its kind.
    .filter(({ attribute }) => attribute !== said && !(attribute === 'panel' && isWide))
    .map((statement): Statement =>
      statement.attribute === 'silence' && isFanless(laptop) ? { kind: 'fact', fact: 'fanless' } : statement,
    );
  const others: Statement[] = [
    ...factIf(isWide, 'wide-colour'),
    ...factIf(answers.requirements.os === 'linux' && meetsOption(laptop, 'os', 'linux'), 'takes-linux'),
    ...(memory && memory.gigabytes > memory.good && isCapable ? [memory] : []),
    ...factIf(decideGraphics(needs) && powerOf(laptop) === 'usual', 'usual-watts'),
    ...factIf(rating !== null && rating.stars >= GOOD_RATING.stars && rating.count >= GOOD_RATING.count, 'rated'),
  ];
  const telling = figures.filter((one) => !isPlainlyEnough(one, needs)).slice(0, MOST_SAID - others.length);
  const plain = figures
    .filter((one) => isPlainlyEnough(one, needs))
    .slice(0, Math.max(0, LEAST_PROS - telling.length - others.length));
  const all = [...telling, ...plain, ...others];
  return all.length > 0 ? all : factIf(isCapable, 'serves');
}

/** @returns what is good enough of the criteria, in their order */
function praisesOf(laptop: Laptop, criteria: readonly Exclude<TargetCriterion, 'price'>[], needs: Needs): Praise[] {
  return criteria.flatMap((criterion): Praise[] => {
    if (criterion === 'panel' && !isPanelPraised(laptop, needs)) return [];
    if (criterion === 'size') {
      const isFit = (needs.sizeFit(screenSizeOf(laptop)) ?? 0) >= VALUE_AT_GOOD && laptop.screenInches !== null;
      return isFit ? [{ criterion, level: 'good' }] : [];
    }
    const level = levelOf(needs, criterion, laptop);
    return isEnough(level) ? [{ criterion, level }] : [];
  });
}

/** Each of these subjects is praised once, by whichever criterion comes first. */
const SUBJECTS: Readonly<Partial<Record<Praise['criterion'], 'graphics' | 'screen'>>> = {
  gpu: 'graphics',
  creation: 'graphics',
  pixels: 'screen',
  refresh: 'screen',
  panel: 'screen',
  size: 'screen',
};
const subjectOf = ({ criterion }: Praise): string => SUBJECTS[criterion] ?? criterion;

/** Figures that say something as they are, however well they serve. */
const PLAIN = ['weight', 'battery'] as const;

/** The known weight and hours that a priority or a requirement asks for. */
const plainPraises = (laptop: Laptop, { requirements }: Answers, asked: readonly TargetCriterion[]): Praise[] =>
  PLAIN.filter((attribute) => asked.includes(attribute) || requirements[attribute] !== '')
    .filter((attribute) => measure(laptop, attribute) !== null)
    .map((criterion) => ({ criterion, level: 'good' }));

/** Of what nobody asked for, this much is enough to tell. */
const TOLD = 2;

/**
 * @returns what speaks for a laptop by itself: what was asked for, else what counts most. Nothing of the processor: how well
 *   it does is what the laptop serves for.
 */
export function ownPraises(laptop: Laptop, answers: Answers, needs: Needs): Praise[] {
  const asked = needs.askedCriteria;
  const others = ATTRIBUTES.filter((attribute) => needs.weights[attribute] >= NOTABLE_WEIGHT)
    .filter((attribute) => attribute !== 'cpu' && isMinded(attribute, needs))
    .toSorted((a, b) => needs.weights[b] - needs.weights[a]);
  const told = [...praisesOf(laptop, asked, needs), ...plainPraises(laptop, answers, asked)];
  // Nobody is won by a weight that is as it should be, nor by what all laptops of the answer have.
  const unasked = praisesOf(laptop, others, needs).filter(
    ({ criterion, level }) =>
      (criterion !== 'weight' || level === 'plenty') &&
      ((criterion !== 'ram' && criterion !== 'storage') || answers.requirements[criterion] === ''),
  );
  const all = [...told, ...unasked].filter(
    (praise, index, list) => list.findIndex((one) => subjectOf(one) === subjectOf(praise)) === index,
  );
  return all.slice(0, Math.max(TOLD, all.filter((praise) => told.includes(praise)).length));
}

/** @param ofNone number of laptops that qualify, if none of them is capable; else 0 */
export function firstReason(laptop: Laptop, answers: Answers, needs: Needs, ofNone: number): Reason {
  if (ofNone > 0) return { form: 'nearest', of: ofNone };
  const enough = ownPraises(laptop, answers, needs).filter(
    ({ criterion }) => criterion === 'size' || isEnough(levelOf(needs, criterion, laptop)),
  );
  const asked = needs.askedCriteria;
  // Something else would be no answer to what was asked for.
  const praise = enough.find(({ criterion }) => asked.length === 0 || asked.includes(criterion)) ?? null;
  return { form: 'serves', praise, serving: servingOf(laptop, needs) };
}

/**
 * @param changes of the laptop against the first one, largest first
 * @param leading the criterion of its label, which the reason names first
 */
export function otherReason(
  laptop: Laptop,
  changes: readonly Change[],
  leading: TargetCriterion | null,
  { answers, needs }: { answers: Answers; needs: Needs },
): Reason {
  const gains = changes.filter((change) => !isPrice(change)).filter((change) => isNameable(change, needs));
  const gain = gains.find(({ criterion }) => criterion === leading) ?? gains[0] ?? null;
  const price = changes.find(isPrice) ?? null;
  if (gain || (price && isGain(price))) return { form: 'gains', gain, price };
  return firstReason(laptop, answers, needs, 0);
}
