import { spanishDate } from '../../contract/spanish-date.ts';
import { describePriceBasis } from '../../catalogue/derive/describe.ts';
import type { System } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Claim, ClaimKind, Share } from './claims.ts';
import { figureOf, figureWithError, referenceFigure } from './figures.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { capitalize, fill, formatEuros, formatList } from './format.ts';
import { LEVEL_SENTENCES, SHARE_SENTENCES } from './level-sentences.ts';
import { ATTRIBUTE_NOUNS } from './nouns.ts';
import { purposePhrase } from './purpose-phrases.ts';
import { dominatedText } from './why-text.ts';

const SYSTEM_SENTENCES: Readonly<Record<System, string | null>> = {
  windows: null,
  'windows-arm': 'Su Windows es para procesadores ARM: comprueba que tus programas funcionan en él.',
  macOS: 'Usa macOS: comprueba que tus programas existen para Mac.',
  linux: 'Usa Linux: Microsoft 365 y muchos programas comerciales no existen para él.',
  chromeos: 'Usa ChromeOS: solo admite páginas web y aplicaciones de Android.',
  none: 'Viene sin sistema: Windows se paga aparte.',
  unknown: 'La tienda no dice qué sistema trae: compruébalo.',
};

const SYSTEM_SENTENCES_FOR_GAMES: Readonly<Partial<Record<System, string>>> = {
  'windows-arm': 'Su Windows es para procesadores ARM: muchos juegos no funcionan en él.',
  macOS: 'Usa macOS: muchos juegos no existen para Mac.',
  linux: 'Usa Linux: algunos juegos en línea no funcionan en él.',
};

export const hasSystemWarning = (system: System): boolean => SYSTEM_SENTENCES[system] !== null;

/** «41 de los otros 45», «los otros 45 con dato» */
function sharePhrase({ count, others, partial }: Share): string {
  const known = partial ? ' con dato' : '';
  if (others === 1) return `el otro${known}`;
  const phrase = `los otros ${spanishNumber(others)}${known}`;
  if (count === others) return phrase;
  return `${count === 1 ? 'uno' : spanishNumber(count)} de ${phrase}`;
}

function levelSentence(claim: Claim<'level'>, laptop: Laptop, needs: Needs): string {
  const { attribute, level, demandedBy } = claim;
  return `${fill(LEVEL_SENTENCES[attribute][level], {
    f: figureWithError(laptop, attribute),
    p: purposePhrase(attribute, demandedBy),
    r: referenceFigure(attribute, needs.targets[attribute].triple[1]),
  })}.`;
}

function shareSentence({ kind, attribute, share }: Claim<'ahead' | 'behind'>, laptop: Laptop): string {
  return `${fill(SHARE_SENTENCES[attribute][kind], { f: figureOf(laptop, attribute), q: sharePhrase(share) })}.`;
}

function exhaustedSentence(euros: number): string {
  return euros === 0 ? 'Agota tu presupuesto.' : `Apura tu presupuesto: se queda a ${formatEuros(euros)} del tope.`;
}

function notCheapestSentence(count: number, lowestPrice: number): string {
  const price = formatEuros(lowestPrice);
  return count === 1
    ? `Otro que también cumple cuesta menos: ${price}.`
    : `Otros ${spanishNumber(count)} que también cumplen cuestan menos, desde ${price}.`;
}

const ISO_DAY_LENGTH = '2026-05-29'.length;

function estimatedPriceSentence({ cost, priceBasis, priceDate }: Laptop): string {
  const when = `${priceDate.length === ISO_DAY_LENGTH ? 'el' : 'en'} ${spanishDate(priceDate)}`;
  const seen = `se vio a ${formatEuros(cost.seenEur)} ${describePriceBasis(priceBasis)} ${when}`;
  return cost.doubtful ? `Precio por confirmar: ${seen}, demasiado poco.` : `Precio estimado: ${seen}.`;
}

function unknownSentence(attributes: readonly Attribute[]): string {
  const nouns = formatList(attributes.map((attribute) => ATTRIBUTE_NOUNS[attribute]));
  return `${capitalize(nouns)}: sin dato. Compruébalo.`;
}

type Sentences = { readonly [K in ClaimKind]: (claim: Claim<K>, laptop: Laptop, needs: Needs) => string };

const SENTENCES: Sentences = {
  level: levelSentence,
  ahead: shareSentence,
  behind: shareSentence,
  spare: ({ euros }) => `Te sobran ${formatEuros(euros)} del presupuesto.`,
  exhausted: ({ euros }) => exhaustedSentence(euros),
  cheaper: ({ euros }) => `Cuesta ${formatEuros(euros)} menos que el primero.`,
  dearer: ({ euros }) => `Cuesta ${formatEuros(euros)} más que el primero.`,
  dominated: ({ by }, laptop) => dominatedText(laptop, by),
  rating: ({ stars, count }) =>
    `Sus compradores le dan ${spanishNumber(stars)} de 5 (${spanishNumber(count)} valoraciones).`,
  system: ({ system, games }) =>
    (games ? SYSTEM_SENTENCES_FOR_GAMES[system] : undefined) ?? SYSTEM_SENTENCES[system] ?? '',
  unknown: ({ attributes }) => unknownSentence(attributes),
  'foreign-keyboard': () => 'Su teclado es de otro país: sin eñe.',
  'estimated-price': (_, laptop) => estimatedPriceSentence(laptop),
  'not-cheapest': ({ count, lowestPrice }) => notCheapestSentence(count, lowestPrice),
  'price-date': ({ date }) => `El precio es de ${spanishDate(date)} y puede haber cambiado.`,
};

export function sentenceFor<K extends ClaimKind>(claim: Claim<K>, laptop: Laptop, needs: Needs): string {
  const sentence: Sentences[K] = SENTENCES[claim.kind];
  return sentence(claim, laptop, needs);
}
