/** Sentences about laptops that are not capable of their purpose. */
import { type Answers, BUDGET } from '../contract/answers.ts';
import type { Caution } from '../contract/recommendations.ts';
import { requiredBy } from '../catalogue/derive/requirements.ts';
import type { NoneCapable } from '../advisor/choose/caution.ts';
import type { Relaxation } from '../advisor/choose/relax.ts';
import { capitalize, spanishList } from '../contract/spanish-text.ts';
import { formatEuros } from './figures.ts';
import { relaxationLine } from './relaxations.ts';
import { optionWords } from './requirement-words.ts';
import { verbOf } from './use-words.ts';

const requiresNothing = (answers: Answers): boolean => requiredBy(answers).length === 0;

function placeWords({ budget, obstacles }: NoneCapable, answers: Answers): string {
  const words = obstacles.map(({ field, option }) =>
    option === 'none' ? 'sin sistema operativo' : `con ${optionWords(field, option)}`,
  );
  if (budget === null && words.length > 0) return spanishList(words);
  const required = requiresNothing(answers) ? [] : ['lo que exiges'];
  return `con ${spanishList([...(budget === null ? [] : [formatEuros(answers.budget)]), ...required])}`;
}

const raiseTo = (budget: number | null, answers: Answers): Caution['raise'] =>
  budget === null ? null : { text: `Subir a ${formatEuros(budget)}`, answers: { ...answers, budget } };

/** «Con 400 € no hay portátil para jugar a lo último. Desde 680 €, sí.»; «… no conocemos …» if figures are missing */
export function cautionOf(none: NoneCapable, answers: Answers): Caution {
  const { budget } = none;
  const isAll = none.purposes.length === new Set(answers.purposes).size;
  const verbs = none.purposes.map((purpose) => verbOf(purpose, answers.priorities));
  const what = none.together ? `${spanishList(verbs)} a la vez` : spanishList(verbs, 'ni');
  const isThere = `${placeWords(none, answers)} ${none.sure ? 'no hay' : 'no conocemos'}`;
  const lead = budget === null && requiresNothing(answers) ? 'no conocemos' : isThere;
  const end =
    budget === null
      ? `, ni por ${formatEuros(BUDGET.max)}.`
      : `. Desde ${formatEuros(budget)}${isAll ? ', sí' : ' hay alguno para todo lo que has elegido'}.`;
  return { text: `${capitalize(lead)} portátil para ${what}${end}`, raise: raiseTo(budget, answers) };
}

/**
 * «No hemos visto en España ninguno que cumpla lo que pides: estos se venden en otros países. Si aceptas 165 Hz: 9
 * portátiles que sirven, desde 1200 €. Con todo lo que pides, en España desde 950 €.»
 */
export function abroadCaution(
  { budget }: NoneCapable,
  shown: number,
  answers: Answers,
  changes: readonly Relaxation[],
): Caution {
  const weaker = changes.find((change) => change.budget === null);
  const text = [
    'No hemos visto en España ninguno que cumpla lo que pides: ' +
      `${shown === 1 ? 'este se vende en otro país' : 'estos se venden en otros países'}.`,
    ...(weaker ? [relaxationLine(weaker, answers.budget)] : []),
    ...(budget === null ? [] : [`Con todo lo que pides, en España desde ${formatEuros(budget)}.`]),
  ].join(' ');
  return { text, raise: raiseTo(budget, answers) };
}
