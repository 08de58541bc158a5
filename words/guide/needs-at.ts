/** The needs of a use, and how many laptops within the budget meet them. Only for guides, not used by the engine. */
import type { Purpose } from '../../contract/answers.ts';
import type { GuideNeed } from '../../contract/pages/guide.ts';
import { CRITERIA, type Criterion } from '../../contract/criteria.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { systemOf, SYSTEMS } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, goodness, measure } from '../../advisor/needs/attributes.ts';
import { SYSTEM_NEEDS } from '../../advisor/needs/kind-needs-table.ts';
import { needsOf } from '../../advisor/needs/needs.ts';
import { NEEDS } from '../../advisor/needs/needs-table.ts';
import type { Level } from '../../advisor/explain/statements.ts';
import { type Reference, referenceAt } from '../figures.ts';
import { formatList, SYSTEM_NAMES } from '../format.ts';
import { ATTRIBUTE_WORDS, nounOf } from '../attribute-words.ts';
import { PURPOSE_REASONS } from './needs-reasons.ts';

/** Criteria with a lower weight are not listed. */
const MIN_SHARE = 0.045;

const NAMED: ReadonlySet<Attribute> = new Set(['cpu', 'gpu', 'creation']);

export const CRITERION_LABELS: Readonly<Record<Criterion, string>> = {
  cpu: 'Rapidez',
  gpu: 'Gráfica para jugar',
  creation: 'Gráfica para crear',
  ram: 'Memoria',
  storage: 'Disco',
  pixels: 'Nitidez de la pantalla',
  refresh: 'Fluidez de la pantalla',
  panel: 'Panel de la pantalla',
  weight: 'Peso',
  battery: 'Autonomía',
  silence: 'Silencio',
  build: 'Construcción',
  system: 'Sistema',
  size: 'Tamaño',
};

/** A chip within this factor of a threshold may name it. */
const TOLERANCE = 0.99;

export const referenceFor = (attribute: Attribute, threshold: number): Reference | null =>
  referenceAt(attribute, NAMED.has(attribute) ? threshold * TOLERANCE : threshold);

/** @param isMet tests a known figure */
export function reachOf(laptops: readonly Laptop[], attribute: Attribute, isMet: (value: number) => boolean) {
  const known = laptops.flatMap((laptop) => measure(laptop, attribute) ?? []);
  return { count: known.filter(isMet).length, of: known.length, isPartial: known.length < laptops.length };
}

export const reaches =
  (attribute: Attribute, value: number) =>
  (own: number): boolean =>
    goodness(attribute, own) >= goodness(attribute, value);

export const ofWeight = (purpose: Purpose): Attribute[] => {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  return ATTRIBUTES.filter((attribute) => weights[attribute] >= MIN_SHARE).toSorted((a, b) => weights[b] - weights[a]);
};

/** The criteria that count for a use, the heaviest first, with their share of all weights and the reason. */
function weighed(purpose: Purpose) {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  return CRITERIA.filter((criterion) => weights[criterion] > 0)
    .toSorted((a, b) => weights[b] - weights[a])
    .map((criterion) => {
      const { why, source } = PURPOSE_REASONS[purpose][criterion];
      return { criterion, label: CRITERION_LABELS[criterion], share: weights[criterion], why, source };
    });
}

const isAttribute = (criterion: Criterion): criterion is Attribute => criterion !== 'system' && criterion !== 'size';

/** «hasta 1,7 kg», «≈ 8 h», «RTX 4050», «discreto»: the points of our estimates mean nothing to visitors */
function short(attribute: Attribute, { words, value }: Reference, level: Level): string {
  if (attribute === 'weight') return `hasta ${words}`;
  if (attribute === 'battery') return `≈ ${spanishNumber(Math.round(value))} h`;
  return attribute === 'silence' || attribute === 'build' ? ATTRIBUTE_WORDS[attribute].levels[level] : words;
}

/** A minimum is not named after something more than this much better. */
const MOST_OVER = 1.12;
const isNear = ({ value }: Reference, threshold: number): boolean => value <= threshold * MOST_OVER;

/** «macOS, ChromeOS» */
function wrongSystems(purpose: Purpose): string {
  const { fit } = SYSTEM_NEEDS[purpose];
  return SYSTEMS.flatMap((system) =>
    fit[system] === null && system !== 'none' && system !== 'unknown' ? SYSTEM_NAMES[system] : [],
  ).join(', ');
}

/**
 * @param laptops within the budget
 * @returns the criteria with a weight, highest first
 */
export function needsAt(purpose: Purpose, laptops: readonly Laptop[]): GuideNeed[] {
  return weighed(purpose).flatMap(({ criterion, ...common }) => {
    const { share } = common;
    if (criterion === 'system') {
      const minimum = wrongSystems(purpose);
      if (minimum === '' && share < MIN_SHARE) return [];
      const count = laptops.filter((laptop) => SYSTEM_NEEDS[purpose].fit[systemOf(laptop)] !== null).length;
      return [
        {
          ...common,
          minimum,
          good: '',
          plenty: '',
          reach: minimum === '' ? null : { count, of: laptops.length, isPartial: false },
        },
      ];
    }
    if (share < MIN_SHARE || !isAttribute(criterion)) return [];
    const { triple, floor } = NEEDS[purpose][criterion];
    const [minimum, good, plenty] = triple.map((threshold) => referenceFor(criterion, threshold));
    return [
      {
        ...common,
        minimum: floor && minimum && isNear(minimum, triple[0]) ? short(criterion, minimum, 'scant') : '',
        good: good ? short(criterion, good, 'good') : '',
        plenty: plenty && plenty.value !== good?.value ? short(criterion, plenty, 'plenty') : '',
        reach: good ? reachOf(laptops, criterion, reaches(criterion, good.value)) : null,
      },
    ];
  });
}

/** Criteria below this weight count as almost irrelevant. */
const HARDLY = 0.025;

const PERCENT = 100;

/** Criteria whose reason explains the low weight; other reasons explain a high one. */
const WHY_LITTLE: Readonly<Partial<Record<Purpose, readonly Criterion[]>>> = {
  office: ['gpu'],
  editing: ['refresh'],
  programming: ['gpu', 'refresh'],
  gaming: ['battery', 'silence'],
};

/** @returns «Autonomía: cuenta un 2 %. Se juega enchufado.», «Silencio: cuenta un 2 %.» */
export function unusedFor(purpose: Purpose): string[] {
  return weighed(purpose)
    .filter(({ share }) => share < HARDLY)
    .map(({ criterion, label, share, why }) => {
      const because = WHY_LITTLE[purpose]?.includes(criterion) ? ` ${why}.` : '';
      return `${label}: cuenta un ${Math.round(share * PERCENT)} %.${because}`;
    });
}

/** How many attributes are named as what counts most. */
const HEAVIEST = 3;

/** «Cuentan sobre todo la gráfica, el procesador y la memoria.» */
export function weighedText(purpose: Purpose): string {
  const asked = { purposes: [purpose], priorities: [] };
  const nouns = ofWeight(purpose)
    .slice(0, HEAVIEST)
    .map((attribute) => nounOf(attribute, asked));
  return `Cuentan sobre todo ${formatList(nouns)}.`;
}
