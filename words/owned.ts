/** What the recommended laptops would change against the one that the visitor owns, in words. */
import type { JudgeRequest, OwnedAnswer } from '../contract/advert.ts';
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import type { AdvertLaptop } from '../catalogue/derive/advert-laptop.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { isGain, mentionedChanges } from '../advisor/explain/changes.ts';
import { namesGraphicsFirst } from '../advisor/explain/differences.ts';
import { type AgainstOwned, againstOwned } from '../advisor/owned.ts';
import { priceOf, roundCents } from '../advisor/rank/prices.ts';
import type { Change } from '../advisor/explain/statements.ts';
import { MORE_OR_LESS } from './differences.ts';
import { likelyFigure } from './figures.ts';
import { formatEuros, formatInches, formatKilograms, formatMemory } from './format.ts';
import { type JudgingAdvisor, readerFor, today } from './judge.ts';
import { cpuDoubt } from './judge-doubts.ts';
import { unknownNounOf } from './nouns.ts';

type Card = AgainstOwned['cards'][number];

/** «un 59 % más rápido», «el doble de rápido», «la mitad de potencia gráfica» */
function ratioText(change: Change<'ratio'>): string {
  const { criterion, ratio } = change;
  const isSpeed = criterion === 'cpu';
  const more = isGain(change) ? 'más' : 'menos';
  const noun = isSpeed ? 'rápido' : 'potencia gráfica';
  switch (ratio.step) {
    case 'several':
      return `${isSpeed ? 'mucho' : 'mucha'} ${more} ${noun}`;
    case 'over-twice':
      return `${isGain(change) ? 'más del doble' : 'menos de la mitad'} de ${noun}`;
    case 'twice':
      return `${isGain(change) ? 'el doble' : 'la mitad'} de ${noun}`;
    case 'percent':
      return `un ${spanishNumber(ratio.percent)} % ${more} ${isSpeed ? '' : 'de '}${noun}`;
    default:
      return ratio satisfies never;
  }
}

function amountText(change: Change<'amount'>): string {
  const { criterion, amount, laptop } = change;
  const more = isGain(change) ? 'más' : 'menos';
  switch (criterion) {
    case 'ram':
      return `${formatMemory(amount)} ${more} de memoria`;
    case 'storage':
      return `${driveSize(amount)} ${more} de disco`;
    case 'battery':
      return `unas ${spanishNumber(amount)} h ${more} de batería`;
    case 'weight':
      return `pesa ${formatKilograms(amount)} ${isGain(change) ? 'menos' : 'más'}`;
    case 'refresh':
      return `${MORE_OR_LESS.refresh[isGain(change) ? 'better' : 'worse']} (${likelyFigure(laptop, 'refresh')})`;
    default:
      return criterion satisfies never;
  }
}

function changeText(change: Change): string {
  const side = isGain(change) ? 'better' : 'worse';
  switch (change.form) {
    case 'ratio':
      return ratioText(change);
    case 'amount':
      return amountText(change);
    case 'sharpness':
      return MORE_OR_LESS.pixels[side];
    case 'quality':
      return change.criterion === 'panel'
        ? `${MORE_OR_LESS.panel[side]} (${likelyFigure(change.laptop, 'panel')})`
        : MORE_OR_LESS[change.criterion][side];
    case 'size':
      return `una pantalla más ${change.isLarger ? 'grande' : 'pequeña'} (${formatInches(change.inches)})`;
    case 'price':
      return '';
    default:
      return change satisfies never;
  }
}

/** Facts that are assumed of the owned laptop. */
interface Assumed {
  /** That only a slow one of its processor's series counts, or nothing; one sentence. */
  cpu: string | null;
  /** The processor's graphics, where they make a difference. */
  gpu: boolean;
  panel: boolean;
}

function assumedOf({ read }: JudgeRequest, advert: AdvertLaptop, { cards }: AgainstOwned): Assumed {
  return {
    cpu: cpuDoubt(read.cpu, advert.cpuBasis, `No sabemos qué ${read.cpu} es el tuyo`),
    gpu: advert.isGpuAssumed && cards.some(({ changes }) => changes.some(isOfGraphics)),
    panel: advert.laptop.sources.panel?.kind === 'estimated',
  };
}

const isOfGraphics = ({ criterion }: Change): boolean => criterion === 'gpu' || criterion === 'creation';

function isAssumed(change: Change, { cpu, gpu, panel }: Assumed): boolean {
  if (isOfGraphics(change)) return gpu;
  return change.criterion === 'cpu' ? cpu !== null : change.criterion === 'panel' && panel;
}

/** «Frente al tuyo: el doble de rápido, unas 5 h más de batería; a cambio, pesa 0,3 kg más.» */
function lineOf({ changes, isNoticed, couldBeNoticed }: Card, assumed: Assumed): string {
  const { won, lost } = mentionedChanges(changes);
  const listOf = (some: readonly Change[]): string =>
    some.map((change) => (isAssumed(change, assumed) ? 'quizá ' : '') + changeText(change)).join(', ');
  const [gains, losses] = [listOf(won), listOf(lost)];
  const summary = [gains, gains === '' ? losses : losses && `a cambio, ${losses}`].filter(Boolean).join('; ');
  const aside = summary && ` (${summary})`;
  if (isNoticed) return sentenceOf(summary || 'llega a lo que pides, y ese probablemente no');
  if (couldBeNoticed) return sentenceOf(summary || 'casi igual, en lo que sabemos');
  return sentenceOf((gains === '' ? 'no notarías mejora' : 'apenas se nota') + aside);
}

const sentenceOf = (text: string): string => `Frente al tuyo: ${text}.`;

/** «No compres todavía: por 700 € no notarías mejora.» */
function adviceOf({ cards }: AgainstOwned, { cpu }: Assumed): string | null {
  const [first] = cards;
  if (!first || cards.some(({ isNoticed }) => isNoticed)) return null;
  if (cpu !== null || cards.some(({ couldBeNoticed }) => couldBeNoticed))
    return 'Puede que no notes mejora: depende de lo que no sabemos del tuyo.';
  return `No compres todavía: por ${formatEuros(Math.round(priceOf(first.laptop)))} no notarías mejora.`;
}

const unknownsOf = ({ needs, unknowns }: AgainstOwned, laptop: Laptop, { cpu, gpu }: Assumed): string[] => [
  ...(cpu === null ? [] : [cpu]),
  ...(gpu ? ['No sabemos qué gráfica tiene el tuyo: contamos con la integrada.'] : []),
  ...unknowns
    .map((attribute) => ({ attribute }))
    .filter(namesGraphicsFirst)
    .filter(({ attribute }) => cpu === null || attribute !== 'cpu')
    .map(({ attribute }) => `No sabemos ${unknownNounOf(attribute, laptop, needs.asked)} del tuyo.`),
  'Comparamos con el tuyo como salió de fábrica: su batería puede durar ya menos.',
];

/** @param day ISO day on which the owned laptop was described */
export function ownedInWords(advisor: JudgingAdvisor, request: JudgeRequest, day: string = today()): OwnedAnswer {
  const { read, answers } = request;
  const advert = readerFor(advisor)(read, day);
  const against = againstOwned(advisor.columnsFor(answers), advert.laptop, answers);
  const assumed = assumedOf(request, advert, against);
  return {
    laptops: against.cards.map((card) => ({
      id: card.laptop.id,
      name: card.laptop.name,
      price: roundCents(priceOf(card.laptop)),
      text: lineOf(card, assumed),
      isNoticed: card.isNoticed,
    })),
    advice: adviceOf(against, assumed),
    unknowns: unknownsOf(against, advert.laptop, assumed),
  };
}
