/** The needs of each use and priority, from the table that the engine reads. */
import type { Attribute } from '../../../advisor/attributes.ts';
import { CRITERION_LABELS, explainWeights } from '../../../words/explained-weights.ts';
import { type KindNeed, PRIORITY_SIZES, SIZE_NEEDS, SYSTEM_NEEDS } from '../../../advisor/kind-needs-table.ts';
import { OWN, PRIORITY_REASONS, type Reason } from '../../../words/needs-reasons.ts';
import { type Need, NEEDS, PRIORITY_NEEDS } from '../../../advisor/needs-table.ts';
import { priorityWeight } from '../../../advisor/needs.ts';
import { OS_NAMES } from '../../../contract/facts.ts';
import { PRIORITIES, type Priority, PURPOSES, type Purpose } from '../../../contract/answers.ts';
import type { Demand, MethodWeight, WeightsOf } from '../../../contract/built/method.ts';
import { CRITERIA, type Criterion } from '../../../contract/criteria.ts';
import { driveSize, spanishNumber } from '../../../contract/spanish-figures.ts';

const PANELS = ['TN', 'VA', 'IPS', 'OLED'];
const withUnit =
  (unit: string) =>
  (value: number): string =>
    `${spanishNumber(value)}\u00A0${unit}`;

const FORMATS: Readonly<Record<Attribute, (value: number) => string>> = {
  cpu: spanishNumber,
  gpu: spanishNumber,
  creation: spanishNumber,
  ram: withUnit('GB'),
  storage: driveSize,
  pixels: withUnit('ppp'),
  refresh: withUnit('Hz'),
  panel: (step) => PANELS[step] ?? '',
  weight: withUnit('kg'),
  battery: withUnit('h'),
  silence: spanishNumber,
  build: spanishNumber,
};

const NAMES: Readonly<Record<string, string>> = {
  ...OS_NAMES,
  'windows-arm': 'Windows en ARM',
  none: 'sin sistema',
  '13': '13″',
  '14': '14″',
  '15': '15,6″',
  '16': '16″',
  '17': '17,3″',
};

function fitsOf<Key extends string>({ fit }: KindNeed<Key>): Demand['fits'] {
  const fits: Readonly<Record<string, number | null>> = fit;
  return Object.entries(fits)
    .flatMap(([key, value]) => {
      const name = NAMES[key];
      return name === undefined ? [] : [{ name, fit: value }];
    })
    .toSorted((a, b) => (b.fit ?? -1) - (a.fit ?? -1));
}

const ofKind = (kind: KindNeed<string>): Demand => ({
  figures: null,
  floor: false,
  fits: fitsOf(kind),
});

function ofFigure(attribute: Attribute, { triple, floor }: Need): Demand {
  const format = FORMATS[attribute];
  return { figures: [format(triple[0]), format(triple[1]), format(triple[2])], floor: floor ?? false, fits: [] };
}

function ofPurpose(purpose: Purpose, criterion: Criterion): Demand {
  if (criterion === 'system') return ofKind(SYSTEM_NEEDS[purpose]);
  return criterion === 'size' ? ofKind(SIZE_NEEDS[purpose]) : ofFigure(criterion, NEEDS[purpose][criterion]);
}

export const weightsOfUses = (): WeightsOf<Purpose>[] =>
  PURPOSES.map((purpose) => ({
    by: purpose,
    weights: explainWeights({ purposes: [purpose], priorities: [] }).map(({ criterion, label, share, reasons }) => ({
      criterion,
      label,
      share,
      demand: ofPurpose(purpose, criterion),
      why: reasons[0]?.why ?? '',
      source: reasons[0]?.source ?? OWN,
    })),
  }));

function ofPriority(priority: Priority, criterion: Criterion): Demand {
  const size = PRIORITY_SIZES[priority];
  if (criterion === 'size' && size) return ofKind(size);
  const need = criterion === 'system' || criterion === 'size' ? undefined : PRIORITY_NEEDS[priority][criterion];
  if (criterion === 'system' || criterion === 'size' || !need) throw new Error(`${priority} has no ${criterion}`);
  return ofFigure(criterion, need);
}

function weightsOfPriority(priority: Priority): MethodWeight[] {
  const asked = CRITERIA.filter((criterion) => priorityWeight(priority, criterion) > 0);
  const sum = asked.reduce((total, criterion) => total + priorityWeight(priority, criterion), 0);
  const reasons: Readonly<Partial<Record<Criterion, Reason>>> = PRIORITY_REASONS[priority];
  return asked
    .map((criterion) => ({
      criterion,
      label: CRITERION_LABELS[criterion],
      share: priorityWeight(priority, criterion) / sum,
      demand: ofPriority(priority, criterion),
      why: reasons[criterion]?.why ?? '',
      source: reasons[criterion]?.source ?? OWN,
    }))
    .toSorted((a, b) => b.share - a.share);
}

/** The two figures of the graphics share one weight according to the uses, so each has half of it here. */
export const weightsOfPriorities = (): WeightsOf<Priority>[] =>
  PRIORITIES.map((priority) => ({ by: priority, weights: weightsOfPriority(priority) }));
