/** When nothing matches: says so, and names the smallest changes that would help. */
import type { Answers } from '../../../src/contract/answers.ts';
import type { Relaxation, WeakerRequirement } from '../relax.ts';
import { formatEuros, formatList, formatNumber, roundCents } from './format.ts';
import { FIELD_WORDS, optionWords } from './nouns.ts';

/** «16 GB de memoria»: what is accepted is no longer a least. */
const acceptedWords = ({ field, option }: WeakerRequirement): string =>
  option === ''
    ? ''
    : optionWords(field, option)
        .replace(/^al menos /, '')
        .replace(/ o superior$/, '');

/** «si aceptas 16 GB de memoria», «si no exiges nada sobre el peso y la gráfica». */
function sayRequirements(requirements: readonly WeakerRequirement[]): string[] {
  const accepted = requirements.map(acceptedWords).filter(Boolean);
  const dropped = requirements.filter(({ option }) => option === '').map(({ field }) => FIELD_WORDS[field]);
  return [
    ...(accepted.length === 0 ? [] : [`si aceptas ${formatList(accepted)}`]),
    ...(dropped.length === 0 ? [] : [`si no exiges nada sobre ${formatList(dropped)}`]),
  ];
}

function sayBrings(brings: number, from: number): string {
  return brings === 1
    ? `1 portátil, por ${formatEuros(from)}`
    : `${formatNumber(brings)} portátiles, desde ${formatEuros(from)}`;
}

function sayRelaxation({ budget, requirements, brings, from }: Relaxation, asked: number): string {
  const more =
    budget === null ? [] : [`con ${formatEuros(roundCents(budget - asked))} más (hasta ${formatEuros(budget)})`];
  const changes = [...more, ...sayRequirements(requirements)].join(', y ');
  return `${changes.charAt(0).toUpperCase()}${changes.slice(1)}: ${sayBrings(brings, from)}.`;
}

/** @returns the text for an empty result; it contains «no se encontraron», by which the site knows it */
export function nothingFound(answers: Answers, relaxations: readonly Relaxation[]): string {
  const lead = 'Con todo lo que pides no se encontraron portátiles en nuestro catálogo.';
  if (relaxations.length === 0) return lead;
  const way =
    relaxations.length === 1
      ? 'El cambio más pequeño que da resultados:'
      : 'Los cambios más pequeños que dan resultados:';
  return [lead, way, ...relaxations.map((relaxation) => sayRelaxation(relaxation, answers.budget))].join('\n');
}
