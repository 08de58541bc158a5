/**
 * What a budget adds to the next lower one, and the next noticeable improvement, so that guides for higher budgets
 * differ.
 */
import type { Market } from '../../contract/market.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { formatEuros, formatList } from '../format.ts';
import { WORTH_A_LINE } from '../../advisor/differences.ts';
import { costText, type Winner } from './steps.ts';

/** A winner with its market. */
interface Placed extends Winner {
  market: Market;
}

/** «De los 63 que hay entre 1500 y 2000 €, ninguno entra en la respuesta.»; empty if the winner changes */
export function newcomersText(own: Winner, below: Winner, names: readonly string[]): string {
  const added = own.qualifying - below.qualifying;
  if (added === 0 || own.laptop.id !== below.laptop.id) return '';
  const between = `que hay entre ${spanishNumber(below.answers.budget)} y ${formatEuros(own.answers.budget)}`;
  if (added === 1) return `El único ${between}${names.length === 0 ? ' no' : ''} entra en la respuesta.`;
  const lead = `De los ${spanishNumber(added)} ${between},`;
  if (names.length === 0) return `${lead} ninguno entra en la respuesta.`;
  return `${lead} ${names.length === 1 ? 'entra' : 'entran'} en la respuesta ${formatList(names)}.`;
}

/**
 * «Por encima de 1225 €, lo siguiente que notarías: Apple MacBook Pro 14 M4 Pro, ≈ 1895 €.»
 * @param whole the market of the same answers with the highest budget
 * @param laptopOf a laptop of that market by its id
 * @returns an empty string if the market has no such price
 */
export function nextText({ market, answers }: Placed, whole: Market, laptopOf: (id: string) => Laptop): string {
  const { enough, more } = market;
  if (!enough) return more ? `Lo siguiente que notarías: ${nameAndPrice(laptopOf(more.id), answers.budget)}.` : '';
  const above = `Por encima de ${formatEuros(enough.upTo)}`;
  if (enough.next === null) return `${above} no notarías mejora.`;
  const capable = whole.points.filter((point) => point.capable);
  const held = Math.max(...capable.filter(({ price }) => price <= enough.upTo).map(({ fit }) => fit));
  const next = capable.find(
    ({ price, fit }) => Math.ceil(price) === enough.next && fit - held >= WORTH_A_LINE - ROUNDING,
  );
  return next ? `${above}, lo siguiente que notarías: ${nameAndPrice(laptopOf(next.id), answers.budget)}.` : '';
}

/** The market rounds fits to thousandths. */
const ROUNDING = 0.001;

function nameAndPrice(laptop: Laptop, budget: number): string {
  const isOver = laptop.priceEur + laptop.cost.licenceEur > budget;
  return `${laptop.name}, ${costText(laptop)}${isOver ? ', fuera de este presupuesto' : ''}`;
}
