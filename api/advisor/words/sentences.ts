/** Says a claim. Every sentence on a card comes from here, and says nothing that the claim does not hold. */
import { describePriceDate } from '../../catalogue/describe.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../attributes.ts';
import type { System } from '../../catalogue/laptop-kind.ts';
import type { Needs } from '../needs.ts';
import type { Claim, ClaimKind, Share } from './claims.ts';
import { figureOf, referenceFigure } from './figures.ts';
import { formatEuros, formatList, formatNumber } from './format.ts';
import { AHEAD_TAILS, fill, LEVEL_SENTENCES, SHARE_SENTENCES } from './level-sentences.ts';
import { ATTRIBUTE_NOUNS, purposeOf } from './nouns.ts';
import { beatenText } from './why-text.ts';

const SYSTEM_SENTENCES: Readonly<Record<System, string | null>> = {
  windows: null,
  'windows-arm': 'Su Windows es para procesadores ARM: comprueba que tus programas funcionan en él.',
  macOS: 'Usa macOS: comprueba que tus programas existen para Mac.',
  linux: 'Usa Linux: Microsoft 365 y muchos programas comerciales no existen para él.',
  chromeos: 'Usa ChromeOS: solo admite páginas web y aplicaciones de Android.',
  none: 'Viene sin sistema operativo: la licencia de Windows se paga aparte.',
  unknown: 'La tienda no dice qué sistema operativo trae: compruébalo antes de comprar.',
};

/** Where somebody wants to play. */
const SYSTEM_SENTENCES_FOR_GAMES: Readonly<Partial<Record<System, string>>> = {
  'windows-arm': 'Su Windows es para procesadores ARM: muchos juegos no funcionan en él.',
  macOS: 'Usa macOS: muchos juegos no existen para Mac.',
  linux: 'Usa Linux: algunos juegos en línea no funcionan en él.',
};

const FOREIGN_PRICE_SENTENCES: Readonly<Record<Laptop['priceBasis'], string>> = {
  'listed-es': '',
  'listed-eu': 'El precio se vio en una tienda de otro país de la zona euro: compruébalo en España.',
  converted: 'El precio está convertido desde una tienda polaca: compruébalo en España.',
};

/** Whether the system is worth a word of caution. */
export const cautionsAbout = (system: System): boolean => SYSTEM_SENTENCES[system] !== null;

/** «41 de los otros 45 que cumplen lo que pides», «los otros 45 con dato que cumplen lo que pides», «el otro …». */
function sayShareOf({ count, others, partial }: Share): string {
  const known = partial ? ' con dato' : '';
  if (others === 1) return `el otro${known} que cumple lo que pides`;
  const crowd = `los otros ${formatNumber(others)}${known} que cumplen lo que pides`;
  if (count === others) return crowd;
  return `${count === 1 ? 'uno' : formatNumber(count)} de ${crowd}`;
}

function sayLevel(claim: Claim<'level'>, laptop: Laptop, needs: Needs): string {
  const { attribute, level, asker, beats } = claim;
  const sentence = fill(LEVEL_SENTENCES[attribute][level], {
    f: figureOf(laptop, attribute),
    p: purposeOf(attribute, asker),
    r: referenceFigure(attribute, needs.targets[attribute].triple[1]),
  });
  if (!beats) return `${sentence}.`;
  return `${sentence}; ${fill(AHEAD_TAILS[attribute], { q: sayShareOf(beats) })}.`;
}

function sayShare({ kind, attribute, share }: Claim<'ahead' | 'behind'>, laptop: Laptop): string {
  return `${fill(SHARE_SENTENCES[attribute][kind], { f: figureOf(laptop, attribute), q: sayShareOf(share) })}.`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sayExhausted(euros: number): string {
  return euros === 0 ? 'Agota tu presupuesto.' : `Apura tu presupuesto: solo sobran ${formatEuros(euros)}.`;
}

function sayNotCheapest(count: number, from: number): string {
  const price = formatEuros(from);
  return count === 1
    ? `Hay otro que cumple lo que pides y cuesta menos: ${price}.`
    : `Hay otros ${formatNumber(count)} que cumplen lo que pides y cuestan menos, desde ${price}.`;
}

function sayUnknown(attributes: readonly Attribute[]): string {
  const nouns = formatList(attributes.map((attribute) => ATTRIBUTE_NOUNS[attribute]));
  return `${capitalised(nouns)}: sin dato. Compruébalo antes de comprar.`;
}

type Sayings = { readonly [K in ClaimKind]: (claim: Claim<K>, laptop: Laptop, needs: Needs) => string };

const SAYINGS: Sayings = {
  level: sayLevel,
  ahead: sayShare,
  behind: sayShare,
  spare: ({ euros }, { priceEur }) =>
    `Cuesta ${formatEuros(priceEur)}: te sobran ${formatEuros(euros)} del presupuesto.`,
  exhausted: ({ euros }) => sayExhausted(euros),
  cheaper: ({ euros }) => `Cuesta ${formatEuros(euros)} menos que la mejor opción.`,
  dearer: ({ euros }) => `Cuesta ${formatEuros(euros)} más que la mejor opción.`,
  beaten: ({ by }, laptop) => beatenText(laptop, by),
  rating: ({ stars, count }) =>
    `Sus compradores le dan ${formatNumber(stars)} de 5 (${formatNumber(count)} valoraciones).`,
  system: ({ system, games }) =>
    (games ? SYSTEM_SENTENCES_FOR_GAMES[system] : undefined) ?? SYSTEM_SENTENCES[system] ?? '',
  unknown: ({ attributes }) => sayUnknown(attributes),
  'foreign-price': (_, { priceBasis }) => FOREIGN_PRICE_SENTENCES[priceBasis],
  'not-cheapest': ({ count, from }) => sayNotCheapest(count, from),
  'price-date': ({ date }) => `El precio es de ${describePriceDate(date)} y puede haber cambiado.`,
};

/** @returns the sentence, in Spanish, about this laptop */
export function say<K extends ClaimKind>(claim: Claim<K>, laptop: Laptop, needs: Needs): string {
  const saying: Sayings[K] = SAYINGS[claim.kind];
  return saying(claim, laptop, needs);
}
