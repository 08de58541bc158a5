import { FANLESS_SCORE, screenSizeOf, type System, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Purpose } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { OperatingSystem } from '../../contract/facts.ts';
import { type Attribute, ATTRIBUTES, measure } from '../needs/attributes.ts';
import { surestGain } from './changes.ts';
import { baselineOf, noticedDifferences } from './differences.ts';
import { VIDEO_MEMORY, VIDEO_MEMORY_FOR_3D } from '../needs/needs-table.ts';
import { shortfallOf } from './shortfall.ts';
import { askedCriteria } from './target.ts';
import { VALUE_AT_GOOD } from '../needs/value.ts';
import { againstSecond, type Assessment, MIN_COMPARED_WEIGHT, MIN_WEIGHT, type Subject } from './assessments.ts';
import type { Statement, WeightedStatement } from './statements.ts';

const isLarge = ({ laptop }: Subject): boolean => ['15', '16', '17'].includes(screenSizeOf(laptop));

/** On the scale of weight × value. */
const RELEVANCE = {
  unusable: 1,
  foreignKeyboard: 0.02,
  videoMemory: 0.03,
} as const;

/** Systems that users with a Windows licence, or who will install Linux, replace. */
const REPLACED = new Set<System>(['none', 'unknown', 'linux']);

/** Users who asked for the system know it, except that it may be Windows on ARM. */
const isOtherSystem = ({ laptop, answers }: Subject): boolean => {
  const system = systemOf(laptop);
  if (answers.ownsWindows && REPLACED.has(system)) return false;
  return system !== 'windows' && (answers.requirements.os !== laptop.os || system === 'windows-arm');
};

/** Whether the system is not Windows, but suits the answers as well. */
function hasFittingSystem(subject: Subject): boolean {
  const { systemFit } = subject.needs;
  return isOtherSystem(subject) && (systemFit(systemOf(subject.laptop)) ?? -1) >= (systemFit('windows') ?? 0);
}

/** @returns a system other than Windows that is neither a con nor asked for */
export const fittingSystem = (subject: Subject): OperatingSystem | null =>
  hasFittingSystem(subject) ? subject.laptop.os : null;

export function systemCons(subject: Subject): WeightedStatement[] {
  if (!isOtherSystem(subject) || hasFittingSystem(subject)) return [];
  const { laptop, answers, needs } = subject;
  const system = systemOf(laptop);
  const games = answers.purposes.some((purpose) => purpose === 'gaming' || purpose === 'casualgaming');
  const fit = needs.systemFit(system);
  const relevance = fit === null ? RELEVANCE.unusable : needs.weights.system * (1 - fit);
  return [{ statement: { kind: 'system', system, games }, relevance }];
}

export const shortfallCons = ({ laptop, needs, isCapable }: Subject): WeightedStatement[] =>
  isCapable
    ? []
    : [{ statement: { kind: 'shortfall', shortfall: shortfallOf(laptop, needs) }, relevance: RELEVANCE.unusable }];

export function unknownCons({ laptop, needs }: Subject): WeightedStatement[] {
  const attributes = ATTRIBUTES.filter(
    (attribute) =>
      (attribute !== 'creation' || needs.weights.gpu < MIN_WEIGHT) &&
      measure(laptop, attribute) === null &&
      needs.weights[attribute] >= MIN_WEIGHT &&
      !['panel', 'silence', 'build'].includes(attribute),
  ).toSorted((a, b) => needs.weights[b] - needs.weights[a]);
  if (attributes.length === 0) return [];
  const relevance = attributes.reduce((sum, attribute) => sum + needs.weights[attribute] * VALUE_AT_GOOD, 0);
  return [{ statement: { kind: 'unknown', attributes }, relevance }];
}

export const keyboardCons = ({ laptop }: Subject): WeightedStatement[] =>
  laptop.keyboard === 'other'
    ? [{ statement: { kind: 'foreign-keyboard' }, relevance: RELEVANCE.foreignKeyboard }]
    : [];

/** Whether games are all that was chosen. */
const onlyPlays = ({ answers }: Subject): boolean =>
  answers.purposes.every((purpose) => purpose === 'gaming' || purpose === 'casualgaming');

const isFanless = ({ laptop }: Subject): boolean => laptop.silence === FANLESS_SCORE;

/** Uses that load the chips for minutes on end. */
const HEAVY = new Set<Purpose>(['editing', 'programming', 'casualgaming', 'gaming']);
/** Share of the processor's weight that it counts when a laptop slows down. */
const SLOWED = 0.25;

export const fanlessPros = (subject: Subject): WeightedStatement[] =>
  isFanless(subject)
    ? [{ statement: { kind: 'fanless', attribute: 'silence' }, relevance: subject.needs.weights.silence }]
    : [];

export function fanlessCons(subject: Subject): WeightedStatement[] {
  const { answers, needs } = subject;
  if (!isFanless(subject) || !answers.purposes.some((purpose) => HEAVY.has(purpose))) return [];
  return [{ statement: { kind: 'throttles' }, relevance: SLOWED * needs.weights.cpu }];
}

type VideoMemory = Statement<'video-memory'>;

/** The use that asks for most video memory; games first. */
function videoMemoryOf({ laptop, answers, needs }: Subject): VideoMemory | null {
  const { videoMemoryGb } = laptop;
  if (videoMemoryGb === null) return null;
  const uses = (['gaming', 'editing'] as const).filter((purpose) => answers.purposes.includes(purpose));
  const draws = needs.targets.creation.floor?.purpose === 'design';
  const [use] = [...uses, ...(draws ? (['3d'] as const) : [])];
  if (use === undefined) return null;
  const good = use === '3d' ? VIDEO_MEMORY_FOR_3D : (VIDEO_MEMORY[use] ?? 0);
  return { kind: 'video-memory', gigabytes: videoMemoryGb, good, use };
}

export function videoMemoryPros(subject: Subject): WeightedStatement[] {
  const statement = videoMemoryOf(subject);
  if (!statement || statement.gigabytes <= statement.good) return [];
  return [{ statement, relevance: RELEVANCE.videoMemory }];
}

export function videoMemoryCons(subject: Subject): WeightedStatement[] {
  const statement = videoMemoryOf(subject);
  if (!statement || statement.gigabytes >= statement.good) return [];
  const weight = subject.needs.weights[statement.use === 'gaming' ? 'gpu' : 'creation'];
  return [{ statement, relevance: weight * (1 - statement.gigabytes / statement.good) }];
}

/** How well the screen size fits users who put the screen first and do not ask for a low weight. */
function sizeFit({ laptop, answers, needs }: Subject): number | null {
  const { priorities } = answers;
  // Users who required a size know it.
  if (!priorities.includes('screen') || priorities.includes('weight') || answers.requirements.screenSize !== '')
    return null;
  if (laptop.screenInches === null) return null;
  return needs.sizeFit(screenSizeOf(laptop));
}

export function sizePros(subject: Subject): WeightedStatement[] {
  const fit = sizeFit(subject);
  if (fit === null || fit < VALUE_AT_GOOD || !isLarge(subject)) return [];
  return [
    {
      statement: { kind: 'size', isLarge: true, games: onlyPlays(subject) },
      relevance: subject.needs.weights.size * fit,
    },
  ];
}

export function sizeCons(subject: Subject): WeightedStatement[] {
  const fit = sizeFit(subject);
  if (fit === null || fit >= VALUE_AT_GOOD || isLarge(subject)) return [];
  return [
    {
      statement: { kind: 'size', isLarge: false, games: onlyPlays(subject) },
      relevance: subject.needs.weights.size * (1 - fit),
    },
  ];
}

const lackOf = ({ weight, value }: Assessment): number => weight * (1 - value);

/** From this value on, nobody would miss more: 1.2 kg where 1.1 are plenty is not tight. */
const NEAR_PLENTY = (VALUE_AT_GOOD + 1) / 2;

/** Whether no other shown laptop has as little, so that none can be praised for it. */
export function hasLeast({ laptop, best, others, needs }: Subject, attribute: Attribute): boolean {
  const isMore = (other: Laptop): boolean =>
    noticedDifferences(other, baselineOf(laptop, other), needs).some(
      (one) => one.attribute === attribute && one.better,
    );
  return [best, ...others].every((other) => other === laptop || measure(other, attribute) === null || isMore(other));
}

/** For laptops without a con. */
export function noDrawback(subject: Subject, assessments: readonly Assessment[]): Statement {
  const { laptop, others, ofSecond, needs } = subject;
  // Of what was asked for it has enough: with less it would have a con.
  const asked = askedCriteria(needs);
  const [tightest] = assessments
    .filter(({ weight, value }) => weight >= MIN_COMPARED_WEIGHT && value < NEAR_PLENTY)
    .filter(({ attribute }) => ![...subject.praised, ...asked].includes(attribute) && hasLeast(subject, attribute))
    .toSorted((a, b) => lackOf(b) - lackOf(a));
  if (tightest) return { kind: 'no-drawback', tightest: tightest.attribute, second: null };
  return { kind: 'no-drawback', tightest: null, second: againstSecond(laptop, others, surestGain(ofSecond, needs)) };
}
