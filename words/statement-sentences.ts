import { onDate, spanishDate } from '../contract/spanish-date.ts';
import { describePriceBasis } from '../catalogue/derive/describe.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, measure } from '../advisor/needs/attributes.ts';
import type { Share, Shortfall, Statement, StatementKind } from '../advisor/explain/statements.ts';
import { LABELS } from './labels.ts';
import { isGain } from '../advisor/explain/changes.ts';
import { changeText } from './changes.ts';
import { WITHOUT_FIGURE } from './differences.ts';
import { reachText, shortfallText } from './shortfall.ts';
import { againstSecondClause, otherName } from './against-second.ts';
import { verdictText } from './first-line.ts';
import { qualifiedFigure, likelyFigure, likelyRange, referenceFor } from './figures.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { capitalize, decapitalize } from '../contract/spanish-text.ts';
import { dominatedText, fill, formatEuros, formatInches, formatMemory, probable, isEstimated } from './format.ts';
import { LEVEL_SENTENCES, PLAIN_GAMES, RECOMMENDED, SHARE_SENTENCES } from './attribute-sentences.ts';
import { type Asked, checkThem, creationVerb, nounOf, playsGames, unknownNounOf } from './nouns.ts';
import { BATTERY_SPANS, purposePhrase, SPARE_HOURS } from './purpose-phrases.ts';
import { systemSentence } from './system-sentences.ts';

/** From so many others on a percentage is read more easily than a count. */
const MANY = 10;
const STEP = 5;

const ofMany = (words: string) => ({ q: words, d: `de ${words}` });

/** `q`: «el 90 % de los otros», «4 de los otros 5», «los otros 45 con dato»; `d`: «del 90 % …», «de 4 …» */
function sharePhrases({ count, others, partial }: Share): { q: string; d: string } {
  const known = partial ? ' con dato' : '';
  const ofOne = (words: string) => ({ q: `el ${words}${known}`, d: `del ${words}${known}` });
  if (others === 1) return ofOne('otro');
  const all = `los otros ${spanishNumber(others)}${known}`;
  if (count === others) return ofMany(all);
  if (others >= MANY) {
    const percent = Math.round((count / others) * (100 / STEP)) * STEP;
    return ofOne(`${Math.min(Math.max(percent, STEP), 100 - STEP)} % de los otros`);
  }
  return ofMany(`${count === 1 ? 'uno' : spanishNumber(count)} de ${all}`);
}

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
    isBrief || isEnough || reference === null ? '' : isPlain ? PLAIN_GAMES.end : (RECOMMENDED[attribute] ?? '');
  return `${fill((isPlain ? PLAIN_GAMES.sentence : LEVEL_SENTENCES[attribute][level]) + end, {
    f: qualifiedFigure(laptop, attribute),
    p: phrase,
    r: reference ?? '',
  })}.`;
}

function shareSentence(
  { kind, attribute, share }: Statement<'ahead' | 'behind'>,
  laptop: Laptop,
  asked: Asked,
): string {
  const figures = { f: likelyFigure(laptop, attribute), ...sharePhrases(share), v: creationVerb(asked) };
  return `${fill(SHARE_SENTENCES[attribute][kind], figures)}.`;
}

function exhaustedSentence(euros: number): string {
  return euros === 0 ? 'Agota tu presupuesto.' : `Apura tu presupuesto: se queda a ${formatEuros(euros)} del tope.`;
}

/** The smallest size that suits users who put the screen first. */
const LARGE_INCHES = 15;

const MEMORY_USES: Readonly<Record<Statement<'video-memory'>['use'], string>> = {
  gaming: 'para juegos actuales',
  editing: 'para editar en 4K',
  '3d': 'para escenas en 3D',
};

function sizeSentence({ isLarge, games }: Statement<'size'>, { screenInches }: Laptop): string {
  const lead = `Su pantalla de ${formatInches(screenInches ?? 0)}`;
  if (isLarge) return `${lead} ${games ? 'se ve grande al jugar' : 'da letra grande y sitio'}.`;
  return `${lead} ${games ? 'se ve pequeña al jugar' : 'es pequeña'}: mejor desde ${formatInches(LARGE_INCHES)}.`;
}

function estimatedPriceSentence(laptop: Laptop): string {
  const { cost, priceDate } = laptop;
  const seen = `se vio a ${formatEuros(cost.seenEur)} ${describePriceBasis(laptop)} ${onDate(priceDate)}`;
  return cost.doubtful ? `Precio por confirmar: ${seen}, demasiado poco.` : `Precio estimado: ${seen}.`;
}

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

/** «Lo más justo es la memoria (16 GB).», «Aguanta menos que el ASUS.», «Lo menos seguro es el precio, visto en abril.» */
function noDrawbackSentence(
  { tightest, second: against }: Statement<'no-drawback'>,
  laptop: Laptop,
  asked: Asked,
): string {
  if (against) {
    const { change, second } = against;
    const difference =
      change.form === 'price'
        ? `cuesta ${formatEuros(change.euros)} más`
        : againstSecondClause(against, false).join(' ');
    return `${capitalize(difference)} que ${otherName(second)}.`;
  }
  if (tightest === null) return `Lo menos seguro es el precio, visto ${onDate(laptop.priceDate)}.`;
  const figure = WITHOUT_FIGURE.has(tightest) ? '' : ` (${likelyFigure(laptop, tightest)})`;
  return `Lo más justo es ${nounOf(tightest, asked)}${figure}.`;
}

/** «Podría pasar de tu tope: precio de abril de 2026.»; an advert's own price is not old. */
function overBudgetSentence({ priceBasis, priceDate, cost }: Laptop): string {
  const month = spanishDate(priceDate.slice(0, 'YYYY-MM'.length));
  return `Podría pasar de tu tope: precio ${priceBasis === 'listed-es' && cost.months > 0 ? `de ${month}` : 'estimado'}.`;
}

/** «No llega a los mínimos: le falta memoria.», «Puede no llegar a los mínimos: no sabemos la memoria.» */
function shortfallSentence(shortfall: Shortfall, asked: Asked): string {
  return `${reachText(shortfall)} a los mínimos: ${shortfallText(shortfall, asked)}.`;
}

type Sentences = {
  readonly [K in StatementKind]: (statement: Statement<K>, laptop: Laptop, asked: Asked, isBrief: boolean) => string;
};

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
  size: sizeSentence,
  'video-memory': ({ gigabytes, good, use }) =>
    gigabytes < good
      ? `Tiene ${formatMemory(gigabytes)} de memoria de vídeo: ${MEMORY_USES[use]}, mejor ${formatMemory(good)}.`
      : `Tiene ${formatMemory(gigabytes)} de memoria de vídeo, de sobra ${MEMORY_USES[use]}.`,
  fanless: () => 'No tiene ventilador: no hace ruido ni con carga.',
  throttles: () => 'No tiene ventilador: con carga larga baja la velocidad.',
  unknown: ({ attributes }, laptop, asked, isBrief) => unknownSentence(attributes, laptop, asked, isBrief),
  'foreign-keyboard': (_, laptop) =>
    `${isEstimated(laptop, 'keyboard') ? 'Seguramente trae' : 'Trae'} teclado de otro país, sin eñe.`,
  'estimated-price': (_, laptop) => estimatedPriceSentence(laptop),
  'over-budget': (_, laptop) => overBudgetSentence(laptop),
  'no-drawback': noDrawbackSentence,
  // Behind «Gana» alone, «512 GB de disco» would read as its whole drive.
  change: ({ change }) => changeText(change, isGain(change) ? ' más' : ''),
  verdict: ({ verdict }, laptop, asked) => verdictText(verdict, laptop, asked),
  label: ({ label }, laptop, asked) => {
    if (label === 'keyboard') return LABELS.keyboard + probable(laptop, 'keyboard');
    return label === 'cpu' && playsGames(asked) ? 'Mejor procesador' : LABELS[label];
  },
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
