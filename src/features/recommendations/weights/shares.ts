import { type OwnWeights, WEIGHT_MAX } from '#contract/answers.ts';
import type { Criterion } from '#contract/criteria.ts';
import type { ExplainedWeight } from '#contract/explained-weight.ts';

export interface ShownWeight extends ExplainedWeight {
  /** The slider's position, 0 to {@link WEIGHT_MAX}: the engine's weight in per cent, or the visitor's. */
  points: number;
  /** Its share of all weights now. */
  percent: number;
}

/** The engine's weight in points of the slider; small weights are not rounded to 0. */
const ourPoints = ({ share }: ExplainedWeight): number => Math.max(1, Math.round(share * WEIGHT_MAX));

/** Like the engine, ignores own weights that would leave nothing to count. */
export const ownThatCount = (explained: readonly ExplainedWeight[], own?: OwnWeights): OwnWeights | undefined =>
  explained.length > 0 && explained.every(({ criterion }) => own?.[criterion] === 0) ? undefined : own;

/** Like the engine: own weights replace the engine's, then all are scaled to 100 %. Only a slider at 0 is 0 %. */
export function shownWeights(explained: readonly ExplainedWeight[], own: OwnWeights = {}): ShownWeight[] {
  const exact = explained.map((weight) => own[weight.criterion] ?? weight.share * WEIGHT_MAX);
  const whole = exact.reduce((sum, weight) => sum + weight, 0);
  return explained.map((weight, index) => ({
    ...weight,
    points: own[weight.criterion] ?? ourPoints(weight),
    percent: (100 * (exact[index] ?? 0)) / whole,
  }));
}

/** «18 %», «menos del 1 %» @param less for shares below 1 %: a sign where space is short */
export const percentWords = (percent: number, less = 'menos del'): string =>
  percent > 0 && percent < 0.5 ? `${less} 1 %` : `${Math.round(percent)} %`;

/**
 * A slider at the engine's position is the engine's weight again. The last weight cannot be set to 0: alone it is the
 * whole, whatever its points.
 * @returns `undefined` if all are the engine's
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
