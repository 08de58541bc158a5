import type { Answers } from '#contract/answers.ts';
import { requirementIn } from './requirement-phrases.ts';
import { EUROS, NUMBER, readEuros, readList, readNumber } from './spanish-figures.ts';

const PURPOSES: Readonly<Record<string, string>> = {
  office: 'trabajar y estudiar',
  editing: 'editar vídeo',
  design: 'diseñar',
  programming: 'programar',
  casualgaming: 'jugar de vez en cuando',
  gaming: 'jugar a lo último',
};

const spoken = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;

export const spokenPurposes = ({ purposes }: Answers): string =>
  spoken([...new Set(purposes)].map((purpose) => PURPOSES[purpose] ?? ''));

export function problemsWithExplanation(text: string, answers: Answers, size: number, qualifying: number): string[] {
  const groups = new RegExp(
    `^Buscas un portátil para (?<purposes>.+) por (?<budget>${EUROS}) como máximo(?:, y priorizas (?<priorities>[^.]+?))?\\.(?: Exiges (?<required>.+?)\\.)? De los (?<size>${NUMBER}) portátiles que conocemos, (?:solo (?<one>1) lo cumple|(?<count>${NUMBER}) lo cumplen)\\.(?: Los ordenamos por lo que aporta cada uno a ese uso, descontando lo que cuesta; ni la marca ni la comisión cuentan\\.)?$`,
    'u',
  ).exec(text)?.groups;
  if (!groups) return [`not understood: ${text}`];
  const required = groups.required === undefined ? [] : readList(groups.required).map(requirementIn);
  const requirementCount = Object.values(answers.requirements).filter(Boolean).length;
  const right =
    groups.purposes === spokenPurposes(answers) &&
    readEuros(groups.budget ?? '') === answers.budget &&
    (groups.priorities === undefined ? 0 : readList(groups.priorities).length) === new Set(answers.priorities).size &&
    required.length === requirementCount &&
    required.every((one) => one !== null && answers.requirements[one.field] === one.value) &&
    readNumber(groups.size ?? '') === size &&
    readNumber(groups.one ?? groups.count ?? '') === qualifying;
  return right ? [] : [`explanation: ${text}`];
}
