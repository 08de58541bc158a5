/** The first line of a card, in at most fifteen words. */
import { FANLESS_SCORE } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { priceOf } from '../advisor/rank/prices.ts';
import { isGraphics } from '../advisor/needs/attributes.ts';
import { isGain } from '../advisor/explain/changes.ts';
import { hasIntegratedGraphics } from '../advisor/explain/landmarks.ts';
import type { Change, Kept, Praise, Serving, Verdict } from '../advisor/explain/statements.ts';
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import { likelyFigure, ownSharpness, premiumPanel, sharpnessText } from './figures.ts';
import { capitalize } from '../contract/spanish-text.ts';
import { about, fill, formatEuros, formatInches, formatKilograms, formatMemory, formatList } from './format.ts';
import { type Asked, playsGames, shortPurposes } from './nouns.ts';
import { type Clause, FOR_PURPOSES, INTEGRATED_GRAPHICS, PRAISES } from './first-line-clauses.ts';

/** «y …» */
const SERVES: Readonly<Record<Serving, string>> = {
  plenty: 'va sobrado',
  good: 'va bien',
  enough: 'alcanza',
};

/** «una cómoda pantalla OLED de 16″» */
function sizeText(laptop: Laptop): string {
  const panel = premiumPanel(laptop);
  const size = formatInches(laptop.screenInches ?? 0);
  return panel === '' ? `una pantalla cómoda (${size})` : `una cómoda pantalla ${panel} de ${size}`;
}

function clauseOf({ criterion, level, isMost }: Praise, laptop: Laptop): Clause {
  if (criterion === 'silence' && laptop.silence === FANLESS_SCORE) return ['no', 'se oye ni con carga'];
  if (criterion === 'size') return ['tiene', sizeText(laptop)];
  const isNameless = isGraphics(criterion) && hasIntegratedGraphics(laptop);
  const clauses = isNameless ? INTEGRATED_GRAPHICS : PRAISES[criterion];
  const [verb, end] = clauses[isMost || level === 'scant' ? 'most' : level];
  if (criterion !== 'pixels') return [verb, fill(end, { f: likelyFigure(laptop, criterion) })];
  const isComparison = isMost || level === 'scant';
  return [verb, fill(end, { f: isComparison ? ownSharpness(laptop) : likelyFigure(laptop, criterion) })];
}

/** «Tiene la mejor gráfica y una pantalla nítida»: a verb is not repeated. */
function clausesText([first, ...others]: readonly Clause[]): string {
  if (!first) return '';
  const [verb] = first;
  return formatList([first.join(' '), ...others.map((other) => (other[0] === verb ? other[1] : other.join(' ')))]);
}

/** Names of games are long: behind another clause two uses would make the line too long. */
const isTooLong = (asked: Asked): boolean => asked.purposes.length === 2 && playsGames(asked);

/** «Aguanta unas 10 h y va bien para programar». A saving has no amount here, because the amount is beside the price. */
function praisedText(
  { praises, saving, serving }: Extract<Verdict, { form: 'praise' }>,
  laptop: Laptop,
  asked: Asked,
): string {
  const clauses = praises.map((praise) => clauseOf(praise, laptop));
  if (saving === 'cheapest') return clausesText([...clauses, ['es', 'el más barato de estos']]);
  const text = clausesText(clauses);
  const [first] = praises;
  if (saving === 'cheaper') return `${text} y cuesta menos`;
  if (serving === null || !first) return text;
  if (FOR_PURPOSES.has(first.criterion) && !first.isMost) return `${text} para ${shortPurposes(asked)}`;
  return `${text} y ${SERVES[serving]} para ${isTooLong(asked) ? 'lo que pides' : shortPurposes(asked)}`;
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
      return `pesa ${about(laptop, 'weightKg')}${formatKilograms(amount)} menos`;
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

/** «tiene la misma gráfica (RTX 5060)», «aguanta casi lo mismo (unas 9 h)» */
function keptText({ attribute, best }: Kept, laptop: Laptop): string {
  const figure = likelyFigure(laptop, attribute);
  const isSame = figure === likelyFigure(best, attribute);
  const almost = isSame ? '' : 'casi ';
  switch (attribute) {
    case 'cpu':
      return isSame ? 'tiene el mismo procesador' : 'su procesador rinde a la par';
    case 'gpu':
    case 'creation': {
      const name = hasIntegratedGraphics(laptop) ? '' : ` (${figure})`;
      return (isSame ? 'tiene la misma gráfica' : 'su gráfica rinde a la par') + name;
    }
    case 'pixels':
      return `su pantalla es igual de nítida (${figure})`;
    case 'refresh':
      return `su pantalla es igual de fluida (${figure})`;
    case 'panel':
      return `su pantalla es igual de buena (${figure})`;
    case 'weight':
      return `pesa ${almost}lo mismo (${figure})`;
    case 'battery':
      return `aguanta ${almost}lo mismo (${figure})`;
    default:
      return attribute satisfies never;
  }
}

function insteadText(
  { gain, price, isPriceFirst, kept, serving }: Extract<Verdict, { form: 'instead' }>,
  laptop: Laptop,
  asked: Asked,
): string {
  const gained = gain && gain.form !== 'price' ? gainText(gain) : '';
  if (isPriceFirst && gained !== '') return `cuesta menos y además ${gained}`;
  if (isPriceFirst && kept) return `cuesta menos y ${keptText(kept, laptop)}`;
  if (isPriceFirst && serving === null) return 'cuesta menos, si te conformas con menos';
  if (isPriceFirst && serving !== null) {
    const serves = serving === 'enough' ? 'aún alcanza' : `también ${SERVES[serving]}`;
    return `cuesta menos y ${serves} para ${shortPurposes(asked)}`;
  }
  if (price === null) return `${gained}, por un precio parecido`;
  // A card shows how much more it costs.
  return isGain(price) ? `${gained} y cuesta menos` : gained;
}

function sentenceOf(verdict: Verdict, laptop: Laptop, asked: Asked): string {
  switch (verdict.form) {
    case 'praise':
      return praisedText(verdict, laptop, asked);
    case 'instead':
      return insteadText(verdict, laptop, asked);
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
