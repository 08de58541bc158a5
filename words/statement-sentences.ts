/** A sentence for each kind of statement. */
import type { System } from '../catalogue/derive/requirements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, measure } from '../advisor/needs/attributes.ts';
import { isEnough, runsPopularGames } from '../advisor/explain/levels.ts';
import type { Level, Shortfall, Statement } from '../advisor/explain/statements.ts';
import { capitalize, spanishList } from '../contract/spanish-text.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { ATTRIBUTE_WORDS, PLAIN_GAMES, unknownNounOf } from './attribute-words.ts';
import { changeText } from './changes.ts';
import { FACT_SENTENCES, labelText } from './labels-and-facts.ts';
import { fill, formatEuros, formatMemory, likelyRange, qualifiedFigure, referenceFor } from './figures.ts';
import { reasonText } from './reasons.ts';
import { reachText, shortfallText } from './shortfall.ts';
import { type Asked, playsGames, purposePhrase, stepOf } from './use-words.ts';

const SYSTEM_SENTENCES: Readonly<Record<System, string>> = {
  windows: '',
  'windows-arm': 'Usa Windows para ARM: algún programa, impresora o lector antiguo puede no ir.',
  macOS: 'Usa macOS: comprueba que tus programas existen para Mac.',
  linux: 'Usa Linux: Microsoft 365 y muchos programas comerciales no existen para él.',
  chromeos: 'Usa ChromeOS: solo admite páginas web y aplicaciones de Android.',
  // Those who own Windows, or ask for no system, know it.
  none: 'Viene sin sistema: Linux lo instalas tú.',
  unknown: 'La tienda no dice qué sistema trae: compruébalo.',
};

const SYSTEM_SENTENCES_FOR_GAMES: Readonly<Partial<Record<System, string>>> = {
  'windows-arm': 'Usa Windows para ARM: muchos juegos no funcionan en él.',
  macOS: 'Usa macOS: muchos juegos no existen para Mac.',
  linux: 'Usa Linux: algunos juegos en línea no funcionan en él.',
};

function systemSentence({ system, games }: Statement<'system'>, { cost }: Laptop, isBrief: boolean): string {
  // Every comparison includes the licence, even if the displayed price does not.
  const licence = cost.licenceEur > 0 ? formatEuros(cost.licenceEur) : null;
  if (licence && system === 'none')
    return isBrief ? 'Viene sin Windows.' : `Viene sin Windows: contamos ${licence} por él.`;
  if (licence && system === 'unknown')
    return `La tienda no dice qué sistema trae${isBrief ? '' : `: contamos ${licence} de Windows por si acaso`}.`;
  return (games ? SYSTEM_SENTENCES_FOR_GAMES[system] : undefined) ?? SYSTEM_SENTENCES[system];
}

/** «: mejor desde una RTX 4060»; empty where advice helps nobody */
function adviceFor({ attribute, good, isAdvised }: Statement<'level'>, laptop: Laptop): string {
  const { advice } = ATTRIBUTE_WORDS[attribute];
  const reference = isAdvised ? referenceFor(laptop, attribute, good) : null;
  return reference === null || advice === '' ? '' : `: ${fill(advice, { r: reference })}`;
}

/** A sentence about a figure up to what it is good for. */
const levelText = (laptop: Laptop, attribute: Attribute, level: Level): string => {
  const { subject, fits } = ATTRIBUTE_WORDS[attribute];
  return `${fill(subject, { f: qualifiedFigure(laptop, attribute) })} ${fits[level]}`;
};

/** Minimum hours of battery for each time span, longest first. */
const BATTERY_SPANS = [
  [16, 'para dos jornadas'],
  [10, 'para un día largo'],
  [8, 'para una jornada'],
] as const;

/** Hours to spare are this factor of a span. */
const SPARE = 1.5;

/** Enough hours are described by what they last for, however short the demanded time was. */
function hoursSentence(laptop: Laptop, level: Level): string | null {
  const hours = measure(laptop, 'battery') ?? 0;
  const [, span] = BATTERY_SPANS.find(([least]) => hours >= (level === 'plenty' ? SPARE : 1) * least) ?? [];
  return span === undefined ? null : `${levelText(laptop, 'battery', level)} ${span}.`;
}

/** «No llega a los mínimos: le falta gráfica (es integrada).», and in a con which games run all the same */
function shortfallSentence(shortfall: Shortfall, laptop: Laptop, asked: Asked, isBrief: boolean): string {
  const lack = `${reachText(shortfall)} a los mínimos: ${shortfallText(shortfall, asked)}.`;
  const lacksGames = playsGames(asked) && shortfall.lacking.some(({ attribute }) => attribute === 'gpu');
  if (isBrief || !lacksGames) return lack;
  return `${lack} ${capitalize(PLAIN_GAMES[runsPopularGames(laptop) ? 'enough' : 'little'])}.`;
}

/** Of graphics with less than the good figure, by the popular games that they run. */
function plainGamesSentence({ good }: Statement<'level'>, laptop: Laptop, isBrief: boolean): string {
  const plays = runsPopularGames(laptop);
  const reference = referenceFor(laptop, 'gpu', good);
  const advice = plays || isBrief || reference === null ? '' : PLAIN_GAMES.advice;
  const games = PLAIN_GAMES[plays ? 'enough' : 'little'] + fill(advice, { r: reference ?? '' });
  return `La gráfica ${qualifiedFigure(laptop, 'gpu')} ${games}.`;
}

/** «Aguanta solo 6 h.»: what daily use would miss needs no more words beside another use. */
const EVERYDAY_FIGURES: Readonly<Partial<Record<Attribute, string>>> = {
  weight: 'Pesa {f}.',
  battery: 'Aguanta solo {h} h.',
};

function levelSentence(statement: Statement<'level'>, laptop: Laptop, asked: Asked, isBrief: boolean): string {
  const { attribute, level, demandedBy } = statement;
  const hours = attribute === 'battery' && isEnough(level) ? hoursSentence(laptop, level) : null;
  if (hours !== null) return hours;
  if (attribute === 'gpu' && level === 'scant' && demandedBy === 'casualgaming')
    return plainGamesSentence(statement, laptop, isBrief);
  const isAsked = [...asked.purposes, ...asked.priorities].some((one) => one === demandedBy);
  const everyday = isBrief && !isAsked ? EVERYDAY_FIGURES[attribute] : undefined;
  const h = spanishNumber(Math.round(measure(laptop, 'battery') ?? 0));
  if (everyday) return fill(everyday, { f: qualifiedFigure(laptop, attribute), h });
  const step = stepOf(attribute, demandedBy, asked);
  const end = level === 'scant' ? step?.more : level === 'good' ? step?.good : undefined;
  const lead = `${levelText(laptop, attribute, level)} ${end ?? purposePhrase(attribute, demandedBy, asked)}`;
  if (isBrief || isEnough(level)) return `${lead}.`;
  const enough =
    level === 'scant' && step ? ` ${capitalize(step.enough)} ${ATTRIBUTE_WORDS[attribute].fits.good}.` : '';
  return `${lead}${adviceFor(statement, laptop)}.${enough}`;
}

const MEMORY_USES: Readonly<Record<Statement<'video-memory'>['use'], string>> = {
  gaming: 'para juegos actuales',
  editing: 'para editar en 4K',
  '3d': 'para escenas en 3D',
  models: 'para modelos de IA en casa',
};

function videoMemorySentence({ gigabytes, good, use }: Statement<'video-memory'>): string {
  const lead = `Tiene ${formatMemory(gigabytes)} de memoria de vídeo`;
  return gigabytes < good
    ? `${lead}: ${MEMORY_USES[use]}, mejor ${formatMemory(good)}.`
    : `${lead}, suficiente ${MEMORY_USES[use]}.`;
}

/** More unknown figures than these are not named: nobody asks a shop for all of them. */
const MAX_UNKNOWN_NAMED = 3;

/** «No sabemos la autonomía (quizá 10–13 h) ni el panel: pregúntalo antes de comprar.», in a «pero» the nouns alone */
function unknownSentence(attributes: readonly Attribute[], laptop: Laptop, asked: Asked, isBrief: boolean): string {
  const named = attributes.slice(0, MAX_UNKNOWN_NAMED).map((attribute) => {
    const noun = unknownNounOf(attribute, laptop, asked);
    const range = isBrief ? '' : likelyRange(attribute, laptop);
    return range ? `${noun} (${range})` : noun;
  });
  return `No sabemos ${spanishList(named, 'ni')}${isBrief ? '' : ': pregúntalo antes de comprar'}.`;
}

/**
 * @param laptop that the statement is about
 * @param asked the chosen purposes and priorities
 * @param isBrief whether it is a «pero», without the advice that its con goes on with
 */
export function sentenceFor(statement: Statement, laptop: Laptop, asked: Asked, isBrief = false): string {
  switch (statement.kind) {
    case 'reason':
      return reasonText(statement.reason, laptop, asked);
    case 'label':
      return labelText(statement.label, asked);
    case 'level':
      return levelSentence(statement, laptop, asked, isBrief);
    case 'change':
      return changeText(statement.change);
    case 'video-memory':
      return videoMemorySentence(statement);
    case 'fact':
      return FACT_SENTENCES[statement.fact](laptop, isBrief);
    case 'system':
      return systemSentence(statement, laptop, isBrief);
    case 'unknown':
      return unknownSentence(statement.attributes, laptop, asked, isBrief);
    case 'shortfall':
      return shortfallSentence(statement.shortfall, laptop, asked, isBrief);
    default:
      return statement satisfies never;
  }
}
