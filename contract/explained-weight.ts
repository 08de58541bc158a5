import type { Priority, Purpose } from './answers.ts';
import type { Criterion } from './criteria.ts';

/** Why a criterion counts as much as it does, for one use or priority. */
export interface WeightReason {
  by: Purpose | Priority;
  why: string;
  /** Who publishes it, or that the judgement is ours. */
  source: string;
}

/** What a criterion counts for us, given some uses and priorities. */
export interface ExplainedWeight {
  criterion: Criterion;
  label: string;
  /** Part of the whole, above 0, at most 1. */
  share: number;
  reasons: WeightReason[];
}
