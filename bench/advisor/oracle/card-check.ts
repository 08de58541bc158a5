/** What an answer states on its cards and under them, and what it may not leave out. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { Advisor } from '#advisor/advisor.ts';
import type { CardAnswer, Recommended } from '#advisor/answer.ts';
import type { Reason } from '#advisor/cards/reason.ts';
import { needsOf } from '#advisor/needs.ts';
import type { PlacedStatement } from '#advisor/statements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { fieldOf } from './benefit.ts';
import { comparedFigure, gainIn } from './change-check.ts';
import { asPaid, qualifyingAmong } from './oracle.ts';
import { isIntegrated, platformOf } from './parsed-laptop.ts';
import { holds, type Stated } from './statement-check.ts';

type Problems = string[];

const MAX_PROS = 2;
/** A con, the system, a keyboard without Ñ and integrated graphics. */
const MAX_CONS = 4;

const attributesAt = (statements: readonly PlacedStatement[], place: 'pro' | 'con'): Attribute[] =>
  statements.flatMap(({ place: its, statement }) =>
    its === place && 'attribute' in statement ? [statement.attribute] : [],
  );

/** What must be said in sight: a keyboard without Ñ, a system that is not Windows, why it is not capable. */
function silences({ statements }: CardAnswer, { laptop, field }: Stated): Problems {
  const cons = statements
    .filter(({ place, isFolded }) => place === 'con' && !isFolded)
    .map(({ statement }) => statement);
  const note = statements.find(({ place }) => place === 'note')?.statement;
  const system = note?.kind === 'fit' || note?.kind === 'short-fit' ? note.traits.system : null;
  const platform = platformOf(laptop);
  const isAskedSystem = field.answers.requirements.os === laptop.os && platform !== 'windows-arm';
  const isDominated = cons.some(({ kind }) => kind === 'dominated');
  return [
    ...(laptop.keyboard === 'other' && !cons.some(({ kind }) => kind === 'foreign-keyboard') ? ['keyboard'] : []),
    ...(platform === 'windows' || isAskedSystem || system !== null || cons.some(({ kind }) => kind === 'system')
      ? []
      : ['system']),
    ...(cons.length === 0 && !isDominated ? ['no con'] : []),
  ];
}

function cardProblems(card: CardAnswer, stated: Stated): Problems {
  const { statements } = card;
  const inSight = (place: 'pro' | 'con'): number =>
    statements.filter((one) => one.place === place && !one.isFolded).length;
  const [pros, cons] = [attributesAt(statements, 'pro'), attributesAt(statements, 'con')];
  const texts = statements
    .filter(({ place }) => place === 'pro' || place === 'con')
    .map(({ statement }) => JSON.stringify(statement, (key, value: unknown) => (key === 'laptop' ? '' : value)));
  return [
    ...statements
      .filter(({ statement }) => !holds(statement, stated))
      .map(({ place, statement: { kind, ...figures } }) => `${place} ${kind} ${JSON.stringify(figures).slice(0, 200)}`),
    ...silences(card, stated).map((what) => `unsaid: ${what}`),
    ...pros.filter((attribute) => cons.includes(attribute)).map((attribute) => `pro and con: ${attribute}`),
    ...(inSight('pro') > MAX_PROS || inSight('con') > MAX_CONS ? ['too much in sight'] : []),
    ...(new Set(texts).size === texts.length ? [] : ['said twice']),
  ].map((problem) => `${stated.laptop.id}: ${problem}`);
}

/** The lower median of the known figures. */
function typical(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1];
}

function winHolds({ win }: Reason, { laptop, field, needs }: Stated): boolean {
  const { compared, qualifying, anyCapable } = field;
  if (win.form === 'least-bad') return !anyCapable && win.of === compared.length;
  if (win.form === 'only') return anyCapable && compared.length === 1;
  const price = typical(compared.map(({ priceEur }) => priceEur)) ?? 0;
  return (
    win.isOfAll === (compared.length === qualifying.length) &&
    (win.saved === 0 || win.saved === Math.round((price - laptop.priceEur) / 10) * 10) &&
    win.advantages.every(({ attribute, own, other }) => {
      const sign = attribute === 'weight' ? -1 : 1;
      const usual = typical(compared.flatMap((one) => comparedFigure(one, attribute) ?? []));
      return own * sign === comparedFigure(laptop, attribute) && other * sign === usual && own * sign > other * sign;
    }) &&
    win.weak.every((attribute) => needs.asked.priorities.some((one) => needs.targets[attribute].goodFor === one))
  );
}

function reasonProblems(reason: Reason, stated: Stated): Problems {
  const { best, others, needs } = stated;
  const weights = ATTRIBUTES.map((attribute) => needs.weights[attribute]).toSorted((a, b) => b - a);
  const least = weights[2] ?? 0;
  const { weighing, graphics, trades } = reason;
  return [
    ...(weighing.attributes.every((attribute) => needs.weights[attribute] >= least) ? [] : ['reason: weighing']),
    ...(winHolds(reason, stated) ? [] : [`reason: ${JSON.stringify(reason.win).slice(0, 200)}`]),
    ...(graphics && !isIntegrated(best) ? ['reason: graphics'] : []),
    ...trades.flatMap(({ laptop, gain, loss, gainsKeyboard }) => {
      const other = others.find(({ id }) => id === laptop.id);
      if (!other) return [`reason: ${laptop.id} is not shown`];
      const sides = [
        ...(gain ? [(gainIn(gain.attribute, other, best, needs) ?? 0) > 0] : []),
        ...(loss ? [(gainIn(loss.attribute, other, best, needs) ?? 0) < 0] : []),
        !gainsKeyboard || (other.keyboard === 'es' && best.keyboard === 'other'),
      ];
      return sides.every(Boolean) ? [] : [`reason: trade of ${laptop.id}`];
    }),
  ];
}

function readProblems({ read, bareOffer, relaxations, answers }: Recommended, laptops: readonly Laptop[]): Problems {
  const { qualifying, compared, anyCapable } = fieldOf(laptops, answers);
  const bare = qualifyingAmong(laptops, { ...answers, requirements: { ...answers.requirements, os: 'none' } });
  const right = read.qualifying === qualifying.length && read.size === compared.length && read.isCapable === anyCapable;
  return [
    ...(right ? [] : [`read: ${JSON.stringify(read)}, not ${compared.length} of ${qualifying.length}`]),
    ...(bareOffer && bareOffer.count !== bare.length ? ['offer without a system'] : []),
    ...(relaxations.length > 0 && qualifying.length > 0 ? ['relaxed in vain'] : []),
  ];
}

/** @returns what is false, unsaid or said twice in a first answer and in its first page of more options */
export function statementProblems(engine: Advisor, laptops: readonly Laptop[], answers: Answers): Problems {
  const recommended = engine.recommend(answers);
  const { cards, reason, others: left } = recommended;
  const more = engine.more({ userInput: answers, filteredLaptops: [...left], count: 6 });
  const paid = (laptop: Laptop): Laptop => asPaid(laptop, answers);
  const shown = cards.map(({ laptop }) => paid(laptop));
  const [best] = shown;
  if (!best) return readProblems(recommended, laptops);
  const common = { best, field: fieldOf(laptops, answers), needs: needsOf(answers) };
  return [
    ...readProblems(recommended, laptops),
    ...cards.flatMap((card, index) =>
      cardProblems(card, {
        ...common,
        laptop: shown[index] ?? best,
        others: shown.filter((_, position) => position !== index),
      }),
    ),
    ...more.cards.flatMap((card) => cardProblems(card, { ...common, laptop: paid(card.laptop), others: [] })),
    ...(reason ? reasonProblems(reason, { ...common, laptop: best, others: shown.slice(1) }) : ['no reason']),
  ];
}
