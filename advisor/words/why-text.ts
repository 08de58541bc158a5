import type { Answers, RequirementField, RequirementValue } from '../../contract/answers.ts';
import { couldMeet } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Keep, Why } from '../../contract/why.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import type { Reliability } from '../first-card.ts';
import type { Needs } from '../needs.ts';
import { shortfall } from './caution.ts';
import { formatEuros, formatList, NO_DATA } from './format.ts';
import { OWN_FIGURE } from './own-figures.ts';
import { formatPrice, priceOf } from './prices.ts';
import { FIELD_WORDS, optionWords } from './requirement-words.ts';

export function requirementFailure(
  laptop: Laptop,
  field: RequirementField,
  option: RequirementValue<RequirementField>,
): string {
  const figure = OWN_FIGURE[field](laptop);
  const might = couldMeet(laptop, field, option) ? 'podría cumplirlo' : 'no parece cumplirlo';
  return figure === NO_DATA
    ? `Pides ${optionWords(field, option)} y de este portátil no sabemos ${FIELD_WORDS[field]}: ${might}.`
    : `Pides ${optionWords(field, option)}; ${FIELD_WORDS[field]} de este portátil: ${figure}.`;
}

export function budgetFailure(laptop: Laptop, { budget }: Answers): string {
  return `Cuesta ${formatPrice(laptop)} y tu presupuesto es de ${formatEuros(budget)}.`;
}

/** @param of how many are capable; they rank before all others */
const placeAmong = (rank: number, of: number): string =>
  `puesto ${spanishNumber(rank)} de los ${spanishNumber(of)} que cumplen lo que pides.`;

export function chosenText({ name }: Laptop, isFirst: boolean, rank: number, of: number): string {
  if (of === 1) return `${name} es el único que cumple lo que pides.`;
  if (!isFirst) return `${name} está entre los recomendados: ${placeAmong(rank, of)}`;
  // A more reliable one may be shown before others that have more points.
  return `${name} es tu primera opción${rank === 1 ? ':' : ', aunque por puntos va en el'} ${placeAmong(rank, of)}`;
}

export const placeText = ({ name }: Laptop, rank: number, of: number): string =>
  `${name} ocupa el ${placeAmong(rank, of)}`;

/** What a text tells of them, which are more in a list. */
const MAX_KEEPS = 4;

/** «Frente a X pierde 18 % de velocidad y 1 h de autonomía, y cuesta 47 € más.» */
export function keepsText(keeps: readonly Keep[], best: Laptop): string {
  const told = keeps.slice(0, MAX_KEEPS);
  const extra = told.find(({ criterion }) => criterion === 'price');
  const lost = formatList(told.filter((keep) => keep !== extra).map(({ text }) => text));
  if (!extra) return lost === '' ? '' : `Frente a ${best.name} pierde ${lost}.`;
  return lost === ''
    ? `Cuesta ${extra.text} que ${best.name}.`
    : `Frente a ${best.name} pierde ${lost}, y cuesta ${extra.text}.`;
}

/** It ranks before the first card, which is more reliable. */
export function doubtText(laptop: Laptop, best: Laptop, doubt: Reliability, unknowns: readonly string[]): string {
  const { cost } = laptop;
  const reasons: Readonly<Record<Reliability, string>> = {
    priced: cost.doubtful
      ? 'el precio que vimos era demasiado bajo para fiarse'
      : `su precio tiene ${spanishNumber(Math.round(cost.months))} meses y puede que ya no se venda`,
    known: `no sabemos ${unknowns.join(' ni ')}`,
    spanish: 'su precio no es reciente y de una tienda española',
  };
  return `Puntúa más que ${best.name}, pero ${reasons[doubt]}.`;
}

export const kinText = (card: Laptop): string =>
  `Es otra configuración de ${card.name}, que ya está entre tus opciones.`;

/** @param wouldLead whether it would rank before the first card, were they as good as they can be */
export function unknownsText(unknowns: readonly string[], wouldLead: boolean, best: Laptop): string {
  if (unknowns.length === 0) return '';
  const end = wouldLead ? `: en el mejor de los casos puntuaría más que ${best.name}` : '';
  return `No sabemos ${unknowns.join(' ni ')}${end}.`;
}

/** Beside a price above the budget. */
export const shortText = (laptop: Laptop, needs: Needs): string =>
  `Tampoco llega a los mínimos: ${shortfall(laptop, needs)}.`;

export const NO_PRICE_TEXT = 'Ningún precio lo cambia.';

/**
 * «Por 812 € o menos entraría en tus opciones; por 740 € o menos sería la primera.»
 * @param state whether it is one of the cards, and whether it is capable of what was chosen
 * @param lowest no lower price was tried
 */
export function pricesText(
  laptop: Laptop,
  { first, shown }: Why['prices'],
  { isShown, capable }: { isShown: boolean; capable: boolean },
  lowest: number,
): string {
  const system = laptop.cost.licenceEur > 0 ? ' con Windows' : '';
  const upTo = (euros: number): string => `or ${formatEuros(euros)}${system} o menos`;
  const entry = 'entraría en tus opciones';
  const end = capable ? '.' : ', aunque seguiría sin llegar a los mínimos.';
  if (first === null && shown === null)
    return priceOf(laptop) > lowest ? `Ni por ${formatEuros(lowest)} ${isShown ? 'sería la primera' : entry}.` : '';
  if (shown === null || shown === first) return `P${upTo(first ?? 0)} sería tu primera opción${end}`;
  const then = first === null ? `ni por ${formatEuros(lowest)}` : `p${upTo(first)}`;
  return `P${upTo(shown)} ${entry}; ${then} sería la primera${end}`;
}
