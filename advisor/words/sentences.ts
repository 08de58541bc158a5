import { spanishDate } from '../../contract/spanish-date.ts';
import { describePriceBasis } from '../../catalogue/derive/describe.ts';
import type { System } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Claim, ClaimKind, Share } from './claims.ts';
import { figureOf, figureWithError, referenceFor } from './figures.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { capitalize, fill, formatEuros, formatInches, formatList } from './format.ts';
import { LEVEL_SENTENCES, PLAIN_GAMES, SHARE_SENTENCES } from './level-sentences.ts';
import { creationVerb, nounOf } from './nouns.ts';
import { BATTERY_SPANS, purposePhrase, SPARE_HOURS } from './purpose-phrases.ts';
import { dominatedText } from './dominated-text.ts';

const SYSTEM_SENTENCES: Readonly<Record<System, string | null>> = {
  windows: null,
  'windows-arm': 'Su Windows es para procesadores ARM: comprueba que tus programas funcionan en él.',
  macOS: 'Usa macOS: comprueba que tus programas existen para Mac.',
  linux: 'Usa Linux: Microsoft 365 y muchos programas comerciales no existen para él.',
  chromeos: 'Usa ChromeOS: solo admite páginas web y aplicaciones de Android.',
  none: 'Viene sin sistema.',
  unknown: 'La tienda no dice qué sistema trae: compruébalo.',
};

const SYSTEM_SENTENCES_FOR_GAMES: Readonly<Partial<Record<System, string>>> = {
  'windows-arm': 'Su Windows es para procesadores ARM: muchos juegos no funcionan en él.',
  macOS: 'Usa macOS: muchos juegos no existen para Mac.',
  linux: 'Usa Linux: algunos juegos en línea no funcionan en él.',
};

function systemSentence({ system, games }: Claim<'system'>, { cost }: Laptop): string {
  // Every comparison counts the licence, wherever the price stands without it.
  if (system === 'none' && cost.licenceEur > 0)
    return `Viene sin Windows: ya contamos los ${formatEuros(cost.licenceEur)} que cuesta.`;
  return (games ? SYSTEM_SENTENCES_FOR_GAMES[system] : undefined) ?? SYSTEM_SENTENCES[system] ?? '';
}

export const hasSystemWarning = (system: System): boolean => SYSTEM_SENTENCES[system] !== null;

/** «41 de los otros 45», «los otros 45 con dato» */
function sharePhrase({ count, others, partial }: Share): string {
  const known = partial ? ' con dato' : '';
  if (others === 1) return `el otro${known}`;
  const phrase = `los otros ${spanishNumber(others)}${known}`;
  if (count === others) return phrase;
  return `${count === 1 ? 'uno' : spanishNumber(count)} de ${phrase}`;
}

/** Enough hours are told by what they last for, however short a time was asked for; «sobra» from half as much again. */
function lastingOf({ attribute, level, demandedBy }: Claim<'level'>, laptop: Laptop, needs: Needs) {
  const hours = attribute === 'battery' && (level === 'plenty' || level === 'good') ? measure(laptop, attribute) : null;
  const span = hours === null ? undefined : BATTERY_SPANS.find(([least]) => hours >= least);
  if (hours === null || span === undefined) return { level, phrase: purposePhrase(attribute, demandedBy, needs.asked) };
  return { level: hours >= span[0] * SPARE_HOURS ? ('plenty' as const) : ('good' as const), phrase: span[1] };
}

function levelSentence(claim: Claim<'level'>, laptop: Laptop, needs: Needs): string {
  const { attribute, demandedBy } = claim;
  const { level, phrase } = lastingOf(claim, laptop, needs);
  const isPlain = attribute === 'gpu' && level === 'scant' && demandedBy === 'casualgaming';
  const template = isPlain ? PLAIN_GAMES : LEVEL_SENTENCES[attribute][level];
  const reference = referenceFor(laptop, attribute, needs.targets[attribute].triple[1]);
  return `${fill(reference === null ? template.replace(/: (?:mejor|con margen).*$/, '') : template, {
    f: figureWithError(laptop, attribute),
    p: phrase,
    r: reference ?? '',
  })}.`;
}

function shareSentence({ kind, attribute, share }: Claim<'ahead' | 'behind'>, laptop: Laptop, needs: Needs): string {
  const figures = { f: figureOf(laptop, attribute), q: sharePhrase(share), v: creationVerb(needs.asked) };
  return `${fill(SHARE_SENTENCES[attribute][kind], figures)}.`;
}

function exhaustedSentence(euros: number): string {
  return euros === 0 ? 'Agota tu presupuesto.' : `Apura tu presupuesto: se queda a ${formatEuros(euros)} del tope.`;
}

function notCheapestSentence(count: number, lowestPrice: number): string {
  const price = formatEuros(lowestPrice);
  return count === 1
    ? `Otra opción cuesta menos: ${price}.`
    : `Otras ${spanishNumber(count)} opciones cuestan menos, desde ${price}.`;
}

/** The smallest size that suits who puts the screen first. */
const LARGE_INCHES = 15.6;

const ISO_DAY_LENGTH = '2026-05-29'.length;

function estimatedPriceSentence({ cost, priceBasis, priceDate }: Laptop): string {
  const when = `${priceDate.length === ISO_DAY_LENGTH ? 'el' : 'en'} ${spanishDate(priceDate)}`;
  const seen = `se vio a ${formatEuros(cost.seenEur)} ${describePriceBasis(priceBasis)} ${when}`;
  return cost.doubtful ? `Precio por confirmar: ${seen}, demasiado poco.` : `Precio estimado: ${seen}.`;
}

function unknownSentence(attributes: readonly Attribute[], { asked }: Needs): string {
  const nouns = formatList(attributes.map((attribute) => nounOf(attribute, asked)));
  return `${capitalize(nouns)}: sin dato. ${attributes.length > 1 ? 'Compruébalos' : 'Compruébalo'}.`;
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
  system: systemSentence,
  size: ({ isLarge }, { screenInches }) =>
    isLarge
      ? `Su pantalla de ${formatInches(screenInches ?? 0)} da letra grande y sitio.`
      : `Su pantalla de ${formatInches(screenInches ?? 0)} deja la letra pequeña: mejor desde ${formatInches(LARGE_INCHES)}.`,
  unknown: ({ attributes }, _, needs) => unknownSentence(attributes, needs),
  'foreign-keyboard': () => 'Trae teclado de otro país, sin eñe.',
  'estimated-price': (_, laptop) => estimatedPriceSentence(laptop),
  outdone: ({ option, gained, isPrice }) => `Con la opción ${option} ${isPrice ? 'ahorras' : 'ganas'} ${gained}.`,
  'not-cheapest': ({ count, lowestPrice }) => notCheapestSentence(count, lowestPrice),
  'price-date': ({ date }) => `El precio es de ${spanishDate(date)} y puede haber cambiado.`,
};

export function sentenceFor<K extends ClaimKind>(claim: Claim<K>, laptop: Laptop, needs: Needs): string {
  const sentence: Sentences[K] = SENTENCES[claim.kind];
  return sentence(claim, laptop, needs);
}
