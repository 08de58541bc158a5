/** One paragraph that restates the answers, so that the user can spot a misunderstanding. */
import type { Answers } from '../contract/answers.ts';
import { requiredBy } from '../catalogue/derive/requirements.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { Read } from '../advisor/answer.ts';
import type { Undecided } from '../advisor/undecided.ts';
import { capableSentence } from './caution.ts';
import { formatAlternatives, formatEuros, formatList } from './format.ts';
import { priorityList, purposeList } from './nouns.ts';
import { FIELD_WORDS, optionWords } from './requirement-words.ts';

const requirementList = (answers: Answers): string =>
  formatList(requiredBy(answers).map(({ field, option }) => optionWords(field, option)));

function foundSentence(answers: Answers, catalogueSize: number, read: Read): string {
  const { qualifying } = read;
  const known = `${spanishNumber(catalogueSize)} portátiles que conocemos`;
  if (qualifying === 0) return `Ninguno de los ${known} lo cumple.`;
  const method = 'No cuentan marcas ni comisiones.';
  if (!read.isCapable || read.size < qualifying) return `${capableSentence(answers, read)} ${method}`;
  if (qualifying === 1) return `Solo uno de los ${known} lo cumple. ${method}`;
  const found = qualifying === catalogueSize ? 'los' : `${spanishNumber(qualifying)} de los`;
  return `Lo cumplen ${found} ${known}. ${method}`;
}

/**
 * «Otros 4 podrían cumplirlo: no sabemos el peso o la autonomía.»; «y» for a single laptop, of which all are unknown
 */
function undecidedSentence({ count, fields }: Undecided): string[] {
  if (count === 0) return [];
  const lead = count === 1 ? 'Otro podría' : `Otros ${spanishNumber(count)} podrían`;
  const nouns = fields.map((field) => FIELD_WORDS[field]);
  return [`${lead} cumplirlo: no sabemos ${count === 1 ? formatList(nouns) : formatAlternatives(nouns)}.`];
}

export function explain(answers: Answers, catalogueSize: number, read: Read): string {
  const required = requirementList(answers);
  return [
    `Buscas un portátil de hasta ${formatEuros(answers.budget)} para ${purposeList(answers)}.`,
    ...(answers.priorities.length === 0 ? [] : [`Priorizas ${priorityList(answers)}.`]),
    ...(required === '' ? [] : [`Exiges ${required}.`]),
    ...(answers.seenInSpain ? ['Solo cuentan los vistos en España.'] : []),
    ...(answers.ownsWindows ? ['No sumamos Windows a ningún precio.'] : []),
    foundSentence(answers, catalogueSize, read),
    ...undecidedSentence(read.undecided),
  ].join(' ');
}
