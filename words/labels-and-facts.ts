/** Words by name: a sentence for each fact that no level of a figure says, and the few words above a card. */
import { spanishNumber } from '../contract/spanish-figures.ts';
import { spanishDate, spanishList } from '../contract/spanish-text.ts';
import { describePriceBasis } from '../catalogue/derive/names.ts';
import { systemOf } from '../catalogue/derive/requirements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { chipOf } from '../advisor/explain/landmarks.ts';
import type { Fact, Label } from '../advisor/explain/statements.ts';
import type { Attribute } from '../advisor/needs/attributes.ts';
import { ATTRIBUTE_WORDS } from './attribute-words.ts';
import { colourOf, isEstimated, qualifiedFigure, wattsOf } from './figures.ts';
import { type Asked, playsGames } from './use-words.ts';

/** What shops tell of other laptops of the line, and a visitor should look up. */
const ESTIMATES = [
  ['weightKg', 'su peso'],
  ['batteryWh', 'su batería'],
  ['resolution', 'su pantalla'],
  ['panel', 'su pantalla'],
  ['keyboard', 'su teclado'],
] as const;

/** `isBrief`: in a «pero», without the advice. */
export const FACT_SENTENCES: Readonly<Record<Fact, (laptop: Laptop, isBrief: boolean) => string>> = {
  fanless: () => 'No tiene ventilador: no hace ruido ni a tope.',
  throttles: () => 'No tiene ventilador: si lo exprimes mucho rato, baja la velocidad.',
  'unknown-watts': (laptop, isBrief) =>
    isBrief
      ? 'Gráfica de vatios desconocidos.'
      : `No sabemos los vatios de su ${chipOf(laptop, 'gpu')}: con pocos, rinde como una inferior.`,
  'usual-watts': (laptop) => `Su ${chipOf(laptop, 'gpu')} tiene ${wattsOf(laptop)}: rinde como debe.`,
  'few-watts': (laptop, isBrief) =>
    isBrief
      ? `Gráfica de pocos vatios (${wattsOf(laptop)}).`
      : `Su ${chipOf(laptop, 'gpu')} tiene solo ${wattsOf(laptop)}: rinde menos de lo que promete su nombre.`,
  'foreign-keyboard': (laptop) =>
    `${isEstimated(laptop, 'keyboard') ? 'Probablemente trae' : 'Trae'} teclado de otro país, sin eñe.`,
  'wide-colour': (laptop) =>
    isEstimated(laptop, 'p3Pct')
      ? `Su pantalla ${qualifiedFigure(laptop, 'panel')} suele cubrir el 100 % de P3.`
      : `Su pantalla cubre el ${colourOf(laptop) ?? ''}.`,
  'poor-colour': ({ srgbPct }) =>
    `Su pantalla cubre poco color (≈ ${spanishNumber(Math.round(srgbPct ?? 0))} % de sRGB).`,
  'unknown-colour': (_, isBrief) =>
    isBrief ? 'Color de pantalla sin dato.' : 'No sabemos qué colores cubre su pantalla: busca 100 % de sRGB.',
  estimates: (laptop, isBrief) => {
    const unseen = ESTIMATES.flatMap(([field, noun]) => (isEstimated(laptop, field) ? noun : []));
    const told = [...new Set(unseen)].slice(0, isBrief ? 2 : undefined);
    return `No hemos visto ${spanishList(told, 'ni')}${isBrief ? '' : ': contamos lo de otros de su gama'}.`;
  },
  'may-exceed': () => 'Si no trae Windows, ponérselo pasa de tu tope.',
  serves: () => 'Da para lo que vas a hacer, aunque justo.',
  soldered: (laptop, isBrief) =>
    isBrief
      ? 'La memoria no se amplía.'
      : `La memoria${isEstimated(laptop, 'ramUpgradable') ? ' probablemente' : ''} va soldada: no se puede ampliar.`,
  abroad: (laptop) =>
    `No lo hemos visto a la venta en España: se vio ${describePriceBasis(laptop)} (${spanishDate(laptop.priceDate)}).`,
  'takes-linux': (laptop) =>
    systemOf(laptop) === 'windows' ? 'Trae Windows; puedes poner Linux.' : 'Viene sin Windows: no lo pagas.',
  rated: ({ rating }) =>
    rating === null
      ? ''
      : `Sus compradores le dan ${spanishNumber(rating.stars)} de 5 (${spanishNumber(rating.count)} valoraciones).`,
};

type OwnLabel = Exclude<Label, Attribute>;
const LABELS: Readonly<Record<OwnLabel, string>> = {
  best: 'Mejor opción',
  'least-bad': 'El que más se acerca',
  abroad: 'Solo fuera de España',
  short: 'Se queda corto',
  balanced: 'Equilibrado',
  'usual-windows': 'Windows normal',
  alternative: 'Alternativa',
  another: 'Otra alternativa',
  larger: 'Más grande',
  smaller: 'Más pequeño',
  price: 'Más barato',
};

const isOwnLabel = (label: Label): label is OwnLabel => label in LABELS;

export function labelText(label: Label, asked: Asked): string {
  if (label === 'cpu' && playsGames(asked)) return 'Mejor procesador';
  return isOwnLabel(label) ? LABELS[label] : ATTRIBUTE_WORDS[label].label;
}
