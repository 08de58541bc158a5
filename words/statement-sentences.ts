/** Every statement of a card as a sentence. */
import { spanishNumber } from '../contract/spanish-figures.ts';
import { decapitalize } from '../contract/spanish-text.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { isGain } from '../advisor/explain/changes.ts';
import type { Fact, Shortfall, Statement, StatementKind } from '../advisor/explain/statements.ts';
import { type Attribute, measure } from '../advisor/needs/attributes.ts';
import { ATTRIBUTE_WORDS, PLAIN_GAMES } from './attribute-words.ts';
import { changeText } from './changes.ts';
import { likelyFigure, likelyRange, qualifiedFigure, referenceFor } from './figures.ts';
import { fill, formatMemory, isEstimated } from './format.ts';
import { LABELS } from './labels.ts';
import { type Asked, checkThem, nounOf, playsGames, unknownNounOf } from './nouns.ts';
import { BATTERY_SPANS, purposePhrase, SPARE_HOURS } from './purpose-phrases.ts';
import { reasonText } from './reasons.ts';
import { reachText, shortfallText } from './shortfall.ts';
import { systemSentence } from './system-sentences.ts';

/**
 * Enough hours are described by what they last for, however short the demanded time was; «sobra» from half as much
 * again.
 */
function lastingOf({ attribute, level, demandedBy }: Statement<'level'>, laptop: Laptop, asked: Asked) {
  const hours = attribute === 'battery' && (level === 'plenty' || level === 'good') ? measure(laptop, attribute) : null;
  const span = hours === null ? undefined : BATTERY_SPANS.find(([least]) => hours >= least);
  if (hours === null || span === undefined) return { level, phrase: purposePhrase(attribute, demandedBy, asked) };
  return { level: hours >= span[0] * SPARE_HOURS ? ('plenty' as const) : ('good' as const), phrase: span[1] };
}

function levelSentence(statement: Statement<'level'>, laptop: Laptop, asked: Asked, isBrief: boolean): string {
  const { attribute, demandedBy, good } = statement;
  const { level, phrase } = lastingOf(statement, laptop, asked);
  const isPlain = attribute === 'gpu' && level === 'scant' && demandedBy === 'casualgaming';
  const isEnough = level === 'plenty' || level === 'good';
  const reference = referenceFor(laptop, attribute, good);
  const end =
    isBrief || isEnough || reference === null ? '' : isPlain ? PLAIN_GAMES.end : ATTRIBUTE_WORDS[attribute].advice;
  return `${fill((isPlain ? PLAIN_GAMES.sentence : ATTRIBUTE_WORDS[attribute].sentences[level]) + end, {
    f: qualifiedFigure(laptop, attribute),
    p: phrase,
    r: reference ?? '',
  })}.`;
}

const MEMORY_USES: Readonly<Record<Statement<'video-memory'>['use'], string>> = {
  gaming: 'para juegos actuales',
  editing: 'para editar en 4K',
  '3d': 'para escenas en 3D',
  models: 'para modelos de IA en casa',
};

const FACTS: Readonly<Record<Fact, (laptop: Laptop) => string>> = {
  fanless: () => 'No tiene ventilador: no hace ruido ni con carga.',
  throttles: () => 'No tiene ventilador: con carga larga baja la velocidad.',
  'foreign-keyboard': (laptop) =>
    `${isEstimated(laptop, 'keyboard') ? 'Seguramente trae' : 'Trae'} teclado de otro país, sin eñe.`,
  abroad: () => 'No lo hemos visto a la venta en España.',
  rated: ({ rating }) =>
    rating === null
      ? ''
      : `Sus compradores le dan ${spanishNumber(rating.stars)} de 5 (${spanishNumber(rating.count)} valoraciones).`,
};

/** More unknown figures than these are not named. */
const MAX_UNKNOWN_NAMED = 2;

/** «No sabemos la autonomía (seguramente 10–13 h) ni el panel.» */
function unknownSentence(attributes: readonly Attribute[], laptop: Laptop, asked: Asked, isBrief: boolean): string {
  const nouns = attributes
    .slice(0, MAX_UNKNOWN_NAMED)
    .map((attribute) => [unknownNounOf(attribute, laptop, asked), likelyRange(attribute, laptop)])
    .map(([noun, range]) => (range ? `${noun} (${range})` : noun));
  const isMore = attributes.length > MAX_UNKNOWN_NAMED;
  const check = isMore ? 'compruébalos' : decapitalize(checkThem(attributes, asked));
  const unknown = isMore ? `${nouns.join(', ')} ni otros datos` : nouns.join(' ni ');
  return `No sabemos ${unknown}${isBrief ? '' : `: ${check} antes de comprar`}.`;
}

/** Points of our estimates mean nothing to visitors. */
const figureBeside = (attribute: Attribute, laptop: Laptop): string =>
  attribute === 'silence' || attribute === 'build' ? '' : ` (${likelyFigure(laptop, attribute)})`;

/** «No llega a los mínimos: le falta memoria.», «Puede no llegar a los mínimos: no sabemos la memoria.» */
function shortfallSentence(shortfall: Shortfall, asked: Asked): string {
  return `${reachText(shortfall)} a los mínimos: ${shortfallText(shortfall, asked)}.`;
}

type Sentences = {
  readonly [K in StatementKind]: (statement: Statement<K>, laptop: Laptop, asked: Asked, isBrief: boolean) => string;
};

const SENTENCES: Sentences = {
  reason: ({ reason }, laptop, asked) => reasonText(reason, laptop, asked),
  label: ({ label }, _, asked) => (label === 'cpu' && playsGames(asked) ? 'Mejor procesador' : LABELS[label]),
  level: levelSentence,
  // Behind «Gana» alone, «512 GB de disco» would read as its whole drive.
  change: ({ change }) => changeText(change, isGain(change) ? ' más' : ''),
  'video-memory': ({ gigabytes, good, use }) =>
    gigabytes < good
      ? `Tiene ${formatMemory(gigabytes)} de memoria de vídeo: ${MEMORY_USES[use]}, mejor ${formatMemory(good)}.`
      : `Tiene ${formatMemory(gigabytes)} de memoria de vídeo, de sobra ${MEMORY_USES[use]}.`,
  tightest: ({ attribute }, laptop, asked) =>
    `Lo más justo es ${nounOf(attribute, asked)}${figureBeside(attribute, laptop)}.`,
  fact: ({ fact }, laptop) => FACTS[fact](laptop),
  system: systemSentence,
  unknown: ({ attributes }, laptop, asked, isBrief) => unknownSentence(attributes, laptop, asked, isBrief),
  shortfall: ({ shortfall }, _, asked) => shortfallSentence(shortfall, asked),
};

/**
 * @param laptop that the statement is about
 * @param asked the chosen purposes and priorities
 * @param isBrief whether it is a «pero», without the advice that its con goes on with
 */
export function sentenceFor<K extends StatementKind>(
  statement: Statement<K>,
  laptop: Laptop,
  asked: Asked,
  isBrief = false,
): string {
  const sentence: Sentences[K] = SENTENCES[statement.kind];
  return sentence(statement, laptop, asked, isBrief);
}
