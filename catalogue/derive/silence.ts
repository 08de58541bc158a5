import { type LaptopRecord } from '../laptop.ts';
import { type MatchedCpu, type MatchedGpu } from './match-chip.ts';

/** Points; our own judgement, as nobody publishes comparable figures. */
export const SILENCE_ERROR = 10;

const FANLESS_SCORE = 100;
/** A laptop with a fan never counts as fully silent. */
const FAN_SCORE = { min: 5, max: 90 } as const;

/** Fanless according to their makers. */
const FANLESS_MODELS = /\bMacBook (Air|Neo)\b|\bMacBook 12\b|\bSurface Go\b|\bIdeaPad Duet\b/;

/** Fan noise grows with the logarithm of the heat: 6 W score 90, 15 W 72, 45 W 51, 95 W 36, 170 W 25. */
const SCORE_AT_ONE_WATT = 125;
const SCORE_PER_LOG_WATT = 19.5;

/** @returns estimated silence under load, a whole number 0–100; `null` when processor or graphics are unknown */
export function estimateSilence(record: LaptopRecord, cpu: MatchedCpu | null, gpu: MatchedGpu | null): number | null {
  if (record.brand === 'Apple' || record.formFactor === 'convertible') {
    if (FANLESS_MODELS.test(record.model)) return FANLESS_SCORE;
  }
  if (!cpu || !gpu) return null;
  const score = SCORE_AT_ONE_WATT - SCORE_PER_LOG_WATT * Math.log(cpu.watts + gpu.watts);
  return Math.round(Math.min(FAN_SCORE.max, Math.max(FAN_SCORE.min, score)));
}
