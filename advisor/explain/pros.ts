/** What speaks for a laptop, for some needs; most relevant first. */
import { isFanless } from '../../catalogue/derive/laptop-kind.ts';
import { meetsOption } from '../../catalogue/derive/requirements.ts';
import { type Attribute, ATTRIBUTES, isGraphics, measure, valueOf } from '../needs/attributes.ts';
import { isMinded, type Needs } from '../needs/needs.ts';
import { isPanelPraised } from './colour.ts';
import { isEnough, levelOf, MIN_WEIGHT } from './levels.ts';
import type { Statement } from './statements.ts';
import { MOST_SAID, playsPopularGames, possibleUse, type Subject, videoMemoryOf } from './subject.ts';

/** The figures that are enough, those asked for first, then the most valuable; the graphics once. */
function enoughFigures({ laptop, needs }: Subject): Statement<'level'>[] {
  const asked = needs.askedAttributes;
  const worth = (attribute: Attribute): number =>
    Number(asked.includes(attribute)) +
    needs.weights[attribute] * valueOf(attribute, needs.targets[attribute].triple, measure(laptop, attribute));
  return ATTRIBUTES.filter((attribute) => needs.weights[attribute] >= MIN_WEIGHT && isMinded(attribute, needs))
    .toSorted((a, b) => worth(b) - worth(a))
    .filter((attribute, index, all) => !isGraphics(attribute) || all.findIndex(isGraphics) === index)
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

const isForLinux = ({ laptop, answers }: Subject): boolean =>
  answers.requirements.os === 'linux' && meetsOption(laptop, 'os', 'linux');

/** @param said what the reason praises already */
export function prosOf(subject: Subject, said: string | null = null): Statement[] {
  const { laptop, isCapable, needs } = subject;
  const { rating } = laptop;
  const memory = videoMemoryOf(subject);
  const levels = enoughFigures(subject)
    .filter(possibleUse(subject))
    .filter(({ attribute }) => attribute !== said);
  const figures = levels.map((statement): Statement =>
    statement.attribute === 'silence' && isFanless(laptop) ? { kind: 'fact', fact: 'fanless' } : statement,
  );
  const isWellRated = rating && rating.stars >= GOOD_RATING.stars && rating.count >= GOOD_RATING.count;
  const others: Statement[] = [
    ...(isForLinux(subject) ? [{ kind: 'fact', fact: 'takes-linux' } as const] : []),
    ...(memory && memory.gigabytes > memory.good && isCapable ? [memory] : []),
    ...(isWellRated ? [{ kind: 'fact', fact: 'rated' } as const] : []),
  ];
  const isPlain = (statement: Statement): boolean => isPlainlyEnough(statement, needs);
  const telling = figures.filter((one) => !isPlain(one)).slice(0, MOST_SAID - others.length);
  const plain = figures.filter(isPlain).slice(0, Math.max(0, LEAST_PROS - telling.length - others.length));
  return [...telling, ...plain, ...others];
}
