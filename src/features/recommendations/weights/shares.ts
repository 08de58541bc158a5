import { type OwnWeights, WEIGHT_MAX } from '#contract/answers.ts';
import type { Criterion } from '#contract/criteria.ts';
import type { ExplainedWeight } from '#contract/explained-weight.ts';

export interface ShownWeight extends ExplainedWeight {
  /** Where the slider stands, from 0 to {@link WEIGHT_MAX}: ours in per cent, or the visitor's. */
  points: number;
  /** What it counts now beside the others. */
  percent: number;
}

/** Ours, as the slider can show it; what counts a little is not at 0. */
const ourPoints = ({ share }: ExplainedWeight): number => Math.max(1, Math.round(share * WEIGHT_MAX));

/** As the engine does: weights that would leave nothing to count are not taken. */
export const ownThatCount = (explained: readonly ExplainedWeight[], own?: OwnWeights): OwnWeights | undefined =>
  explained.length > 0 && explained.every(({ criterion }) => own?.[criterion] === 0) ? undefined : own;

/** As the engine does: own ones in place of ours, then all of them scaled to the whole. A slider at 0 is 0 %, no other is. */
export function shownWeights(explained: readonly ExplainedWeight[], own: OwnWeights = {}): ShownWeight[] {
  const exact = explained.map((weight) => own[weight.criterion] ?? weight.share * WEIGHT_MAX);
  const whole = exact.reduce((sum, weight) => sum + weight, 0);
  return explained.map((weight, index) => ({
    ...weight,
    points: own[weight.criterion] ?? ourPoints(weight),
    percent: (100 * (exact[index] ?? 0)) / whole,
  }));
}

/** «18 %», «menos del 1 %» @param less for what rounds to nothing: a sign where there is no room */
export const percentWords = (percent: number, less = 'menos del'): string =>
  percent > 0 && percent < 0.5 ? `${less} 1 %` : `${Math.round(percent)} %`;

/**
 * A slider back where ours stands is ours again, exactly. The last one that counts cannot be taken away: alone it is the
 * whole, whatever it weighs.
 * @returns `undefined` once all are ours
 */
export function weighed(
  shown: readonly ShownWeight[],
  own: OwnWeights = {},
  { criterion, points }: { criterion: Criterion; points: number },
): OwnWeights | undefined {
  const { [criterion]: _, ...others } = own;
  const changed = shown.find((weight) => weight.criterion === criterion);
  const isLast = shown.every((weight) => weight.criterion === criterion || weight.points === 0);
  const next = isLast ? Math.max(1, points) : points;
  const weights = changed && ourPoints(changed) === next ? others : { ...others, [criterion]: next };
  return Object.keys(weights).length > 0 ? weights : undefined;
}
