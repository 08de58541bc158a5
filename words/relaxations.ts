import type { Answers } from '../contract/answers.ts';
import type { Relaxation } from '../advisor/choose/relax.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { roundCents } from '../catalogue/derive/cost.ts';
import { capitalize, spanishList } from '../contract/spanish-text.ts';
import { formatEuros } from './figures.ts';
import { bareOption, fieldWords } from './requirement-words.ts';
import { lineName } from './short-names.ts';

function requirementChanges({ requirements }: Relaxation): string[] {
  const accepted = requirements.flatMap(({ field, option }) => (option === '' ? [] : bareOption(field, option)));
  const dropped = requirements.filter(({ option }) => option === '').map(({ field }) => fieldWords(field));
  return [
    ...(accepted.length === 0 ? [] : [`si aceptas ${spanishList(accepted)}`]),
    ...(dropped.length === 0 ? [] : [`si no exiges nada sobre ${spanishList(dropped)}`]),
  ];
}

function changeWords(relaxation: Relaxation, askedBudget: number): string {
  const { budget, lowestPrice } = relaxation;
  const more = budget === null ? [] : [`con ${formatEuros(Math.ceil(roundCents(lowestPrice - askedBudget)))} más`];
  return capitalize(spanishList([...more, ...requirementChanges(relaxation)]));
}

/** «Si aceptas 165 Hz: 30 portátiles que sirven, desde 1094 €.»; a single laptop is named */
export function relaxationLine(relaxation: Relaxation, askedBudget: number): string {
  const { count, lowestPrice, cheapest, counted } = relaxation;
  const price = formatEuros(lowestPrice);
  const [one, many] = counted === 'capable' ? [' que sirve', ' que sirven'] : ['', ''];
  const serving =
    count === 1
      ? `1 portátil${one}, por ${price} (${lineName(cheapest)})`
      : `${spanishNumber(count)} portátiles${many}, desde ${price}`;
  const results =
    counted === 'incapable' ? `${serving}, pero ${count === 1 ? 'no' : 'ninguno'} llega a los mínimos` : serving;
  return `${changeWords(relaxation, askedBudget)}: ${results}.`;
}

/** @returns a text with «no se encontraron», by which the site recognises an empty result */
export function noResultsText(answers: Answers, relaxations: readonly Relaxation[]): string {
  const lead = 'Con todo lo que pides no se encontraron portátiles.';
  if (relaxations.length === 0) return lead;
  const intro =
    relaxations.length === 1 ? 'Con este cambio sí los hay:' : 'Con cualquiera de estos cambios sí los hay:';
  return [lead, intro, ...relaxations.map((relaxation) => relaxationLine(relaxation, answers.budget))].join('\n');
}
