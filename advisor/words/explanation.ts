/** One paragraph that restates the answers, so that the user can spot a misunderstanding. */
import type { Answers } from '../../contract/answers.ts';
import { requiredBy } from '../../catalogue/derive/requirements.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { formatEuros, formatList } from './format.ts';
import { priorityList, purposeList } from './nouns.ts';
import { optionWords } from './requirement-words.ts';

const requirementList = (answers: Answers): string =>
  formatList(requiredBy(answers).map(({ field, option }) => optionWords(field, option)));

export function explain(answers: Answers, catalogueSize: number, qualifying: number): string {
  const wish = `Buscas un portátil para ${purposeList(answers)} por ${formatEuros(answers.budget)} como máximo`;
  const priorities = answers.priorities.length === 0 ? '' : `, y priorizas ${priorityList(answers)}`;
  const required = requirementList(answers);
  const demands = required === '' ? '' : ` Exiges ${required}.`;
  const found = qualifying === 1 ? 'solo 1 lo cumple' : `${spanishNumber(qualifying)} lo cumplen`;
  const method =
    qualifying === 0
      ? ''
      : ' Los ordenamos por lo que aporta cada uno a ese uso, descontando lo que cuesta; ni la marca ni la comisión cuentan.';
  return `${wish}${priorities}.${demands} De los ${spanishNumber(catalogueSize)} portátiles que conocemos, ${found}.${method}`;
}
