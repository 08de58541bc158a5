/** Sentences about the market around the best card: a little more money, a little less, and when it is enough. */
import type { Market } from '../contract/market.ts';
import type { Market as MarketFigures } from '../advisor/market.ts';
import type { MoneyAround, Step } from '../advisor/market-steps.ts';
import { changesText } from './changes.ts';
import { priceOf } from '../advisor/prices.ts';
import { formatEuros } from './format.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { lineName } from './short-names.ts';

/** «ganas 18 % de potencia gráfica y 16 GB de memoria, pero pierdes 2 h de autonomía. Te pasas 20 € del presupuesto.» */
export function stepChanges({ euros, lead, but, over }: Step): string {
  const [verb, opposite] = euros > 0 ? ['ganas', 'pierdes'] : ['pierdes', 'ganas'];
  const end = but === null ? '.' : `, pero ${changesText(opposite, [but])}.`;
  const excess = over > 0 ? ` Te pasas ${formatEuros(over)} del presupuesto.` : '';
  // «pesa 0,1 kg más» has no subject of its own here.
  const subject = lead.every(({ criterion }) => criterion === 'weight') ? 'tienes uno que ' : '';
  return `${subject}${changesText(verb, lead)}${end}${excess}`;
}

/** «Con 80 € más ganas 16 GB de memoria.» */
function stepOf(step: Step): NonNullable<Market['more']> {
  const euros = Math.abs(step.euros);
  const text = `Con ${formatEuros(euros)} ${step.euros > 0 ? 'más' : 'menos'} ${stepChanges(step)}`;
  return { id: step.laptop.id, name: step.laptop.name, euros, text };
}

/** The limit reads as advice to pay it if the best laptop costs less than this share of it. */
const FAR_BELOW = 0.9;

/**
 * «No pagues más de 1050 €: lo siguiente que notarías cuesta 1480 € (MSI Stealth 16).»
 * @param bestEur what the best laptop costs
 * @param nameOf the name of the next laptop beside those that are shown
 */
export function enoughText(
  { upTo, next }: NonNullable<MoneyAround['enough']>,
  bestEur: number,
  nameOf: (laptop: Laptop) => string = lineName,
): string {
  const limit = formatEuros(upTo);
  const beyond =
    next === null
      ? 'por encima no notarías mejora'
      : `lo siguiente que notarías cuesta ${formatEuros(Math.ceil(priceOf(next)))} (${nameOf(next)})`;
  return bestEur < FAR_BELOW * upTo
    ? `Pasar de ${limit} no compensa: ${beyond}.`
    : `No pagues más de ${limit}: ${beyond}.`;
}

export const marketInWords = ({ points, frontier, cards, more, less, enough, catalogue }: MarketFigures): Market => ({
  points,
  frontier,
  cards,
  more: more && stepOf(more),
  less: less && stepOf(less),
  enough: enough && {
    upTo: enough.upTo,
    next: enough.next && Math.ceil(priceOf(enough.next)),
    text: enoughText(enough, points.find(({ id }) => id === cards[0])?.price ?? 0),
  },
  catalogue,
});
