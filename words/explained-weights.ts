/** The weights behind an answer, with their reasons. Not used by the engine; the reasons are loaded on demand. */
import type { Answers, Priority, Purpose } from '../contract/answers.ts';
import { CRITERIA, type Criterion } from '../contract/criteria.ts';
import type { ExplainedWeight, WeightReason } from '../contract/explained-weight.ts';
import { needsOf, priorityWeight, purposeWeight } from '../advisor/needs.ts';
import { PRIORITY_REASONS, PURPOSE_REASONS, type Reason, REASONS_FOR_3D } from './needs-reasons.ts';

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

type Chosen = Pick<Answers, 'purposes' | 'priorities'>;

/** @returns the weighted criteria, highest weight first; the visitor's own weights are ignored */
export function explainWeights({ purposes, priorities }: Chosen): ExplainedWeight[] {
  const { weights } = needsOf({ purposes, priorities });
  return CRITERIA.filter((criterion) => weights[criterion] > 0)
    .toSorted((a, b) => weights[b] - weights[a])
    .map((criterion) => ({
      criterion,
      label: CRITERION_LABELS[criterion],
      share: weights[criterion],
      reasons: reasonsFor(criterion, { purposes, priorities }),
    }));
}

/** @returns the reason of the use with the decisive weight, and those of all priorities that add to it */
function reasonsFor(criterion: Criterion, { purposes, priorities }: Chosen): WeightReason[] {
  const [heaviest] = purposes.toSorted((a, b) => purposeWeight(b, criterion) - purposeWeight(a, criterion));
  return [
    ...(heaviest ? [reasonOf(heaviest, PURPOSE_REASONS[heaviest][criterion])] : []),
    ...(heaviest === 'design' && priorities.includes('graphics') && isOf3D(criterion)
      ? [reasonOf('graphics', REASONS_FOR_3D[criterion])]
      : []),
    ...priorities
      .filter((priority) => priorityWeight(priority, criterion) > 0)
      .flatMap((priority) => {
        const reasons: Readonly<Partial<Record<Criterion, Reason>>> = PRIORITY_REASONS[priority];
        const reason = reasons[criterion];
        return reason ? [reasonOf(priority, reason)] : [];
      }),
  ];
}

const isOf3D = (criterion: Criterion): criterion is keyof typeof REASONS_FOR_3D => criterion in REASONS_FOR_3D;

const reasonOf = (by: Purpose | Priority, { why, source }: Reason): WeightReason => ({ by, why, source });
