/** The first line of a card, in at most fifteen words. */
import type { Laptop } from '../catalogue/laptop.ts';
import { priceOf } from '../advisor/prices.ts';
import { isGraphics } from '../advisor/attributes.ts';
import { isGain } from '../advisor/changes.ts';
import { hasIntegratedGraphics } from '../advisor/landmarks.ts';
import type { Change, Praise, Serving, Verdict } from '../advisor/statements.ts';
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import { likelyFigure, ownSharpness, sharpnessText } from './figures.ts';
import { capitalize, fill, formatEuros, formatInches, formatKilograms, formatList, formatMemory } from './format.ts';
import { type Asked, shortPurposes } from './nouns.ts';
import { FOR_PURPOSES, PRAISES } from './first-line-clauses.ts';

/** Names of several uses may be long. */
const MAX_WORDS = 15;

/** «y …» */
const SERVES: Readonly<Record<Serving, string>> = {
  plenty: 'va sobrado',
  good: 'va bien',
  enough: 'alcanza',
};

function praiseText({ criterion, level, isMost }: Praise, laptop: Laptop): string {
  if (criterion === 'size') {
    const inches = formatInches(laptop.screenInches ?? 0);
    return isMost ? `tiene la pantalla más grande (${inches})` : `tiene una pantalla cómoda (${inches})`;
  }
  const form = isMost || level === 'scant' ? 'most' : level;
  // The names of integrated graphics say little, and are long.
  const isNameless = isGraphics(criterion) && hasIntegratedGraphics(laptop);
  const clause = isNameless ? PRAISES[criterion][form].replace(' ({f})', '') : PRAISES[criterion][form];
  return fill(clause, { f: criterion === 'pixels' ? ownSharpness(laptop) : likelyFigure(laptop, criterion) });
}

const VERB = /^(?:tiene|es|está|le sobra) /;

/** «Tiene la mejor gráfica y una pantalla nítida» */
function withoutRepeatedVerb(text: string, index: number, [first = '']: readonly string[]): string {
  const [verb = ''] = VERB.exec(first) ?? [];
  return index > 0 && text.startsWith(verb) ? text.slice(verb.length) : text;
}

/** The amount saved stands beside the price. «Aguanta unas 10 h y va bien para programar», «Le sobra memoria (16 GB) para programar» */
function praisedText(
  { praises, serving, saved }: Extract<Verdict, { form: 'praise' }>,
  laptop: Laptop,
  asked: Asked,
): string {
  const texts = praises.map((praise) => praiseText(praise, laptop)).map(withoutRepeatedVerb);
  const [first] = praises;
  const uses = `para ${shortPurposes(asked)}`;
  if (saved) return `${texts.join('')} y cuesta menos`;
  if (serving === null || !first) return formatList(texts);
  if (FOR_PURPOSES.has(first.criterion) && !first.isMost) return `${texts.join('')} ${uses}`;
  const whole = `${texts.join('')} y ${SERVES[serving]} ${uses}`;
  return whole.split(' ').length > MAX_WORDS ? `${texts.join('')} y ${SERVES[serving]} para lo que pides` : whole;
}

const QUICKER = { cpu: 'su procesador es', gpu: 'su gráfica es', creation: 'su gráfica es' } as const;

/** «su procesador es un 24 % más rápido», «su gráfica es el doble de potente» */
function ratioText({ criterion, ratio }: Change<'ratio'>): string {
  const adjective = criterion === 'cpu' ? 'rápido' : 'potente';
  const lead = QUICKER[criterion];
  switch (ratio.step) {
    case 'several':
      return `${lead} mucho más ${adjective}`;
    case 'over-twice':
      return `${lead} más del doble de ${adjective}`;
    case 'twice':
      return `${lead} el doble de ${adjective}`;
    case 'percent':
      return `${lead} un ${spanishNumber(ratio.percent)} % más ${adjective}`;
    default:
      return ratio satisfies never;
  }
}

function amountText({ criterion, amount, laptop }: Change<'amount'>): string {
  switch (criterion) {
    case 'ram':
      return `tiene ${formatMemory(amount)} más de memoria`;
    case 'storage':
      return `tiene ${driveSize(amount)} más de espacio`;
    case 'battery':
      return `aguanta ${spanishNumber(amount)} h más`;
    case 'refresh':
      return `su pantalla es más fluida (${likelyFigure(laptop, criterion)})`;
    case 'weight':
      return `pesa ${formatKilograms(amount)} menos`;
    default:
      return criterion satisfies never;
  }
}

const QUALITIES: Readonly<Record<Change<'quality'>['criterion'], (laptop: Laptop) => string>> = {
  panel: (laptop) => `su pantalla es mejor (${likelyFigure(laptop, 'panel')})`,
  silence: () => 'hace menos ruido con carga',
  build: () => 'está mejor construido',
};

/** What a laptop has more of than the first: «aguanta 2 h más» */
function gainText(change: Exclude<Change, Change<'price'>>): string {
  switch (change.form) {
    case 'ratio':
      return ratioText(change);
    case 'amount':
      return amountText(change);
    case 'quality':
      return QUALITIES[change.criterion](change.laptop);
    case 'sharpness':
      return `su pantalla es más nítida (${sharpnessText(change)})`;
    case 'size':
      return change.isLarger
        ? `su pantalla es más grande (${formatInches(change.inches)})`
        : `es más pequeño (${formatInches(change.inches)})`;
    default:
      return change satisfies never;
  }
}

function insteadText(
  { gain, price, isPriceFirst, serving }: Extract<Verdict, { form: 'instead' }>,
  asked: Asked,
): string {
  const gained = gain && gain.form !== 'price' ? gainText(gain) : '';
  if (isPriceFirst && gained !== '') return `cuesta menos y además ${gained}`;
  if (isPriceFirst && serving === null) return 'cuesta menos, si te conformas con menos';
  if (isPriceFirst && serving !== null) {
    const serves = serving === 'enough' ? 'aún alcanza' : `también ${SERVES[serving]}`;
    return `cuesta menos y ${serves} para ${shortPurposes(asked)}`;
  }
  if (price === null) return `${gained}, por un precio parecido`;
  return isGain(price) ? `${gained} y cuesta menos` : `${gained}, por más dinero`;
}

function sentenceOf(verdict: Verdict, laptop: Laptop, asked: Asked): string {
  switch (verdict.form) {
    case 'praise':
      return praisedText(verdict, laptop, asked);
    case 'instead':
      return insteadText(verdict, asked);
    case 'serves':
      return `${SERVES[verdict.serving]} para ${shortPurposes(asked)} por ${formatEuros(priceOf(laptop))}`;
    case 'nearest':
      return verdict.of === 1
        ? 'es el único que cumple lo que exiges'
        : `de los ${spanishNumber(verdict.of)}, es el que más se acerca a lo que pides`;
    case 'affordable':
      return `entra en tu presupuesto por ${formatEuros(priceOf(laptop))}`;
    default:
      return verdict satisfies never;
  }
}

export const verdictText = (verdict: Verdict, laptop: Laptop, asked: Asked): string =>
  `${capitalize(sentenceOf(verdict, laptop, asked))}.`;
