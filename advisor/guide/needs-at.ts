/** What a use needs, and how many of the laptops that a budget buys have it: for guides, not a part of the engine. */
import type { Purpose } from '../../contract/answers.ts';
import type { GuideNeed, Reach } from '../../contract/built/guide.ts';
import type { Criterion } from '../../contract/criteria.ts';
import { SYSTEMS, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, goodness, measure } from '../attributes.ts';
import { explainWeights } from '../explained-weights.ts';
import { SYSTEM_NEEDS } from '../kind-needs-table.ts';
import { needsOf } from '../needs.ts';
import { NEEDS } from '../needs-table.ts';
import { type Reference, referenceAt } from '../words/figures.ts';
import { formatAlternatives } from '../words/format.ts';
import { SYSTEM_NAMES } from '../words/nouns.ts';

/** Criteria of less weight are no part of what to look for. */
const MIN_SHARE = 0.045;

/** What few and what nearly all have. */
const FEW = 0.25;
const MOST = 0.75;

/** Of fewer than this part nothing is said of how many have it. */
const MIN_KNOWN = 1 / 3;

const isAttribute = (criterion: Criterion): criterion is Attribute => criterion !== 'system' && criterion !== 'size';

/** «hasta 1,7 kg», «≈ 8 h», «60 de 100», «RTX 4050» */
function short(attribute: Attribute, { words }: Reference): string {
  if (attribute === 'weight') return `hasta ${words}`;
  if (attribute === 'battery') return words.replace('unas', '≈');
  return attribute === 'silence' || attribute === 'build' ? `${words} de 100` : words;
}

const PHRASES: Readonly<Record<Attribute, (words: string) => string>> = {
  cpu: (words) => `un procesador como el ${words}`,
  gpu: (words) => `una gráfica como la ${words}`,
  creation: (words) => `una gráfica como la ${words}`,
  ram: (words) => `${words} de memoria`,
  storage: (words) => `${words} de disco`,
  pixels: (words) => `una pantalla de ${words}`,
  refresh: (words) => `una pantalla de ${words}`,
  panel: (words) => `un panel ${words}`,
  weight: (words) => `${words} de peso`,
  battery: (words) => `${words} de autonomía`,
  silence: (words) => `${words} de 100 en silencio`,
  build: (words) => `${words} de 100 en construcción`,
};

/** What more than enough is. A panel has nothing above the best name. */
const EXCESSES: Readonly<Partial<Record<Attribute, (words: string) => string>>> = {
  cpu: (words) => `un procesador mejor que el ${words}`,
  gpu: (words) => `una gráfica mejor que la ${words}`,
  creation: (words) => `una gráfica mejor que la ${words}`,
  ram: (words) => `más de ${words} de memoria`,
  storage: (words) => `más de ${words} de disco`,
  pixels: (words) => `más de ${words}`,
  refresh: (words) => `más de ${words}`,
  weight: (words) => `menos de ${words}`,
  battery: (words) => `más de ${words} de autonomía`,
};

/** Of a name: the reasons name chips that are this near to a threshold. */
const TOLERANCE = 0.99;

const referenceFor = (attribute: Attribute, threshold: number): Reference | null =>
  referenceAt(attribute, NAMED.has(attribute) ? threshold * TOLERANCE : threshold);
const NAMED: ReadonlySet<Attribute> = new Set(['cpu', 'gpu', 'creation']);

/** @param isMet of a figure that is known */
function reachOf(laptops: readonly Laptop[], attribute: Attribute, isMet: (value: number) => boolean) {
  const known = laptops.flatMap((laptop) => measure(laptop, attribute) ?? []);
  return { count: known.filter(isMet).length, of: known.length, isPartial: known.length < laptops.length };
}

const reaches =
  (attribute: Attribute, value: number) =>
  (own: number): boolean =>
    goodness(attribute, own) >= goodness(attribute, value);

const exceeds =
  (attribute: Attribute, value: number) =>
  (own: number): boolean =>
    goodness(attribute, own) > goodness(attribute, value);

/** «no sirven macOS ni ChromeOS» */
function wrongSystems(purpose: Purpose): string {
  const { fit } = SYSTEM_NEEDS[purpose];
  const names = SYSTEMS.flatMap((system) =>
    fit[system] === null && system !== 'none' && system !== 'unknown' ? SYSTEM_NAMES[system] : [],
  );
  if (names.length === 0) return '';
  return `no ${names.length === 1 ? 'sirve' : 'sirven'} ${formatAlternatives(names).replace(' o ', ' ni ')}`;
}

/** @param laptops that the budget buys. @returns what counts, the most first */
export function needsAt(purpose: Purpose, laptops: readonly Laptop[]): GuideNeed[] {
  return explainWeights({ purposes: [purpose], priorities: [] }).flatMap(({ criterion, label, share, reasons }) => {
    const [reason] = reasons;
    if (!reason) return [];
    const said = { label, share, why: reason.why, source: reason.source };
    if (criterion === 'system') {
      const minimum = wrongSystems(purpose);
      if (minimum === '' && share < MIN_SHARE) return [];
      const count = laptops.filter((laptop) => SYSTEM_NEEDS[purpose].fit[systemOf(laptop)] !== null).length;
      return [
        {
          ...said,
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
        ...said,
        minimum: floor && minimum ? short(criterion, minimum) : '',
        good: good ? short(criterion, good) : '',
        plenty: plenty && plenty.value !== good?.value ? short(criterion, plenty) : '',
        reach: good ? reachOf(laptops, criterion, reaches(criterion, good.value)) : null,
      },
    ];
  });
}

const ofWeight = (purpose: Purpose): Attribute[] => {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  return ATTRIBUTES.filter((attribute) => weights[attribute] >= MIN_SHARE).toSorted((a, b) => weights[b] - weights[a]);
};

/** @returns of what is good for the use, what few and what nearly all of the laptops have */
export function rarity(purpose: Purpose, laptops: readonly Laptop[]): { rare: Reach[]; common: Reach[] } {
  const reached = ofWeight(purpose).flatMap((attribute): Reach[] => {
    const good = referenceFor(attribute, NEEDS[purpose][attribute].triple[1]);
    if (!good) return [];
    const reach = reachOf(laptops, attribute, reaches(attribute, good.value));
    const what = PHRASES[attribute](attribute === 'weight' ? `hasta ${good.words}` : good.words);
    return reach.of < laptops.length * MIN_KNOWN ? [] : [{ what, ...reach }];
  });
  return {
    rare: reached.filter(({ count, of }) => count < of * FEW).toSorted((a, b) => a.count / a.of - b.count / b.of),
    common: reached.filter(({ count, of }) => count >= of * MOST).toSorted((a, b) => b.count / b.of - a.count / a.of),
  };
}

/** @returns what counts no more for the use, with how many of the laptops have more of it */
export const excessOf = (purpose: Purpose, laptops: readonly Laptop[]): Reach[] =>
  ofWeight(purpose).flatMap((attribute): Reach[] => {
    const words = EXCESSES[attribute];
    const plenty = referenceFor(attribute, NEEDS[purpose][attribute].triple[2]);
    if (!plenty || !words) return [];
    const reach = reachOf(laptops, attribute, exceeds(attribute, plenty.value));
    return reach.count === 0 ? [] : [{ what: words(plenty.words), ...reach }];
  });

/** Criteria that count nothing or next to nothing: «Gráfica para jugar: cualquier gráfica integrada basta». */
const HARDLY = 0.025;

export function unusedFor(purpose: Purpose): string[] {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  return explainWeights({ purposes: [purpose], priorities: [] })
    .filter(({ criterion }) => weights[criterion] < HARDLY)
    .flatMap(({ label, reasons: [reason] }) => (reason ? `${label}: ${reason.why}.` : []));
}
