import type { Priority, Purpose } from './answers.ts';
import type { Criterion } from './criteria.ts';

/** Why a criterion has its weight for one use or priority. */
export interface WeightReason {
  by: Purpose | Priority;
  why: string;
  /** The published source, or a note that it is our own judgement. */
  source: string;
}

/** The default weight of a criterion for some uses and priorities. */
export interface ExplainedWeight {
  criterion: Criterion;
  label: string;
  /** Share of all weights, above 0 and at most 1. */
  share: number;
  reasons: WeightReason[];
}
