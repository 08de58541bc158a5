/** Why one would take a laptop: the one reason on its card, and the sentence that says what each card is for. */
import { FANLESS_SCORE } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { CardAnswer } from '../advisor/answer.ts';
import { isGain, mentionedChanges } from '../advisor/explain/changes.ts';
import { hasIntegratedGraphics } from '../advisor/explain/landmarks.ts';
import type { Change, Praise, Reason, Serving } from '../advisor/explain/statements.ts';
import { isGraphics } from '../advisor/needs/attributes.ts';
import { priceOf } from '../advisor/rank/prices.ts';
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import { capitalize } from '../contract/spanish-text.ts';
import { ATTRIBUTE_WORDS, INTEGRATED_PRAISE } from './attribute-words.ts';
import { changesText } from './changes.ts';
import { likelyFigure, sharpnessText } from './figures.ts';
import { about, fill, formatEuros, formatInches, formatKilograms, formatList, formatMemory } from './format.ts';
import { type Asked, priorityList, shortPurposes } from './nouns.ts';

/** «y …» */
const SERVES: Readonly<Record<Serving, string>> = {
  plenty: 'va sobrado',
  good: 'va bien',
  enough: 'alcanza',
};

/** «aguanta unas 10 h», «tiene memoria de sobra (32 GB)» */
function praiseText({ criterion, level }: Praise, laptop: Laptop): string {
  if (criterion === 'size') return `tiene una pantalla cómoda (${formatInches(laptop.screenInches ?? 0)})`;
  if (criterion === 'silence' && laptop.silence === FANLESS_SCORE) return 'no se oye ni con carga';
  const praise =
    isGraphics(criterion) && hasIntegratedGraphics(laptop) ? INTEGRATED_PRAISE : ATTRIBUTE_WORDS[criterion].praise;
  return fill(praise[level], { f: likelyFigure(laptop, criterion) });
}

const QUICKER = {
  cpu: ['su procesador es', 'rápido'],
  gpu: ['su gráfica es', 'potente'],
  creation: ['su gráfica es', 'potente'],
} as const;

/** «su procesador es un 24 % más rápido», «su gráfica es el doble de potente» */
function ratioText({ criterion, ratio }: Change<'ratio'>): string {
  const [lead, adjective] = QUICKER[criterion];
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

const BETTER: Readonly<Record<Change<'quality'>['criterion'], (laptop: Laptop) => string>> = {
  panel: (laptop) => `su pantalla es mejor (${likelyFigure(laptop, 'panel')})`,
  silence: () => 'hace menos ruido con carga',
  build: () => 'está mejor construido',
};

/** What a laptop has more of than another: «aguanta 2 h más», «cuesta 120 € menos» */
export function gainText(change: Change): string {
  switch (change.form) {
    case 'ratio':
      return ratioText(change);
    case 'amount':
      return amountText(change);
    case 'quality':
      return BETTER[change.criterion](change.laptop);
    case 'sharpness':
      return `su pantalla es más nítida (${sharpnessText(change)})`;
    case 'size':
      return change.isLarger
        ? `su pantalla es más grande (${formatInches(change.inches)})`
        : `es más pequeño (${formatInches(change.inches)})`;
    case 'price':
      return `cuesta ${formatEuros(change.euros)} menos`;
    default:
      return change satisfies never;
  }
}

function sentenceOf(reason: Reason, laptop: Laptop, asked: Asked): string {
  switch (reason.form) {
    case 'serves': {
      const serves = `${SERVES[reason.serving]} para ${shortPurposes(asked)}`;
      return reason.praise ? `${praiseText(reason.praise, laptop)} y ${serves}` : serves;
    }
    case 'gains': {
      const { gain, price } = reason;
      if (gain === null) return price ? gainText(price) : SERVES.enough;
      if (price === null) return `${gainText(gain)}, por un precio parecido`;
      // A card shows how much more it costs.
      return isGain(price) ? `${gainText(gain)} y cuesta menos` : gainText(gain);
    }
    case 'nearest':
      return reason.of === 1
        ? 'es el único que cumple lo que exiges'
        : `de los ${spanishNumber(reason.of)}, es el que más se acerca a lo que pides`;
    default:
      return reason satisfies never;
  }
}

/** The reason on a card: «Aguanta unas 10 h y va bien para programar.» */
export const reasonText = (reason: Reason, laptop: Laptop, asked: Asked): string =>
  `${capitalize(sentenceOf(reason, laptop, asked))}.`;

/** «tiene buena gráfica, memoria suficiente y …»: a verb is not said twice in a row. */
const withoutRepeatedVerbs = (clauses: readonly string[]): string[] => {
  const verbOf = (clause = ''): string => clause.slice(0, clause.indexOf(' ') + 1);
  return clauses.map((clause, index) =>
    verbOf(clause) === verbOf(clauses[index - 1]) ? clause.slice(verbOf(clause).length) : clause,
  );
};

/** «El ASUS Vivobook 14 es el que mejor encaja: va bien de procesador, aguanta unas 10 h y pesa poco (1,4 kg).» */
function firstSentence({ laptop, isCapable }: CardAnswer, name: string, praises: readonly Praise[]): string {
  if (!isCapable) return `${name} es el que menos se queda corto, pero no llega a los mínimos de lo que pides.`;
  const told = withoutRepeatedVerbs(praises.map((praise) => praiseText(praise, laptop)));
  return `${name} es el que mejor encaja${told.length === 0 ? ` por ${formatEuros(priceOf(laptop))}` : `: ${formatList(told)}`}.`;
}

/** For whom another card is, by its role. */
function audienceOf({ role }: CardAnswer, asked: Asked): string {
  switch (role) {
    case 'saver':
      return 'es para gastar menos';
    case 'better':
      return 'es para quien quiere más';
    case 'balanced':
      return `es el equilibrado, sin poner por delante ${priorityList(asked)}`;
    default:
      return 'es otra opción';
  }
}

function otherSentence(card: CardAnswer, name: string, asked: Asked): string {
  if (!card.isCapable) return `${name} completa la lista, pero no llega a los mínimos de lo que pides.`;
  const { won, lost, price } = mentionedChanges(card.changes);
  const isSaving = price !== undefined && isGain(price);
  const gains = [
    ...(won.length > 0 ? [changesText('ganas', won)] : []),
    ...(isSaving ? [`ahorras ${formatEuros(price.euros)}`] : []),
  ];
  const losses = [
    ...(lost.length > 0 ? [changesText('pierdes', lost)] : []),
    ...(price && !isSaving ? [`cuesta ${formatEuros(price.euros)} más`] : []),
  ];
  const trade = [gains.join(' y '), losses.join(' y ')].filter(Boolean).join(', pero ');
  return `${name} ${audienceOf(card, asked)}${trade === '' ? '' : `: ${trade}`}.`;
}

/** @returns for each card one sentence that says what it is for */
export const purposeSentences = (
  cards: readonly CardAnswer[],
  praises: readonly Praise[],
  nameOf: (laptop: Laptop) => string,
  asked: Asked,
): string[] =>
  cards.map((card, index) => {
    const name = `El ${nameOf(card.laptop)}`;
    return index === 0 ? firstSentence(card, name, praises) : otherSentence(card, name, asked);
  });
