/**
 * Estimated silence. Nobody publishes comparable noise figures, so this is our own judgement: the power of the chips
 * under load, graphics at their limit, and whether the chassis is lighter than usual for its size.
 */
import type { LaptopRecord } from '../laptop-record.ts';
import { FANLESS_SCORE } from './requirements.ts';
import type { MatchedCpu, MatchedGpu } from './match-chip.ts';

/** Points, one standard deviation: about one step between neighbouring classes of chips. */
export const SILENCE_ERROR = 10;

/** A laptop with a fan never counts as fully silent. */
const FAN_SCORE = { min: 5, max: 90 } as const;

/** Models without a fan. */
const FANLESS_MODELS = /\bMacBook (Air|Neo)\b|\bMacBook 12\b|\bSurface Go\b|\bIdeaPad Duet\b/;

/** Fan noise grows with the logarithm of the heat: 6 W score 90, 18 W 72, 24 W 66, 45 W 54, 95 W 39, 170 W 28. */
const SCORE_AT_ONE_WATT = 128;
const SCORE_PER_LOG_WATT = 19.5;

/** Many 15 W chips sustain more power under load; Intel's older ones, such as the Core 7 150U, most of all. */
const SUSTAINED_WATTS: readonly (readonly [RegExp, number])[] = [
  [/Ultra \d 2\d\dV$/, 18],
  [/Ultra \d \d+U$/, 21],
  [/^Intel Core (i\d-1\d+(U|G\d)|\d \d+U)$/, 24],
  [/^AMD Ryzen \d \d+U$/, 20],
];
/** Chips with a lower base power sustain only that. */
const LEAST_RAISED_WATTS = 15;

/** Usual weight in kilograms up to a screen size, with integrated and with dedicated graphics. */
const USUAL_KG: readonly (readonly [inches: number, integrated: number, dedicated: number])[] = [
  [13.7, 1.25, 1.5],
  [14.7, 1.45, 1.7],
  [15.8, 1.7, 2.25],
  [16.9, 1.85, 2.4],
  [Infinity, 2.3, 2.9],
];
const SCORE_PER_LOG_WEIGHT = 12;
const MAX_CASE_POINTS = 5;

function sustainedWatts({ name, watts }: MatchedCpu): number {
  if (watts < LEAST_RAISED_WATTS) return watts;
  return SUSTAINED_WATTS.find(([pattern]) => pattern.test(name))?.[1] ?? watts;
}

/** A heavier chassis than usual has larger fans and heat sinks, a lighter one smaller. */
function casePoints({ screenInches, weightKg }: LaptopRecord, isDedicated: boolean): number {
  if (screenInches === null || weightKg === null) return 0;
  const [, integrated = 1, dedicated = 1] = USUAL_KG.find(([inches]) => screenInches <= inches) ?? [];
  const points = SCORE_PER_LOG_WEIGHT * Math.log(weightKg / (isDedicated ? dedicated : integrated));
  return Math.min(MAX_CASE_POINTS, Math.max(-MAX_CASE_POINTS, points));
}

/**
 * @param gpu at the laptop's power limit
 * @returns estimated silence under load, an integer 0–100; `null` if processor or graphics are unknown
 */
export function estimateSilence(record: LaptopRecord, cpu: MatchedCpu | null, gpu: MatchedGpu | null): number | null {
  if (record.brand === 'Apple' || record.formFactor === 'convertible') {
    if (FANLESS_MODELS.test(record.model)) return FANLESS_SCORE;
  }
  if (!cpu || !gpu) return null;
  const heat = SCORE_PER_LOG_WATT * Math.log(sustainedWatts(cpu) + gpu.watts);
  const score = SCORE_AT_ONE_WATT - heat + casePoints(record, gpu.watts > 0);
  return Math.round(Math.min(FAN_SCORE.max, Math.max(FAN_SCORE.min, score)));
}
