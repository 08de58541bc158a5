import { type LaptopRecord } from '../laptop.ts';
import { type MatchedCpu, type MatchedGpu } from './match-chip.ts';

/** Watts of a laptop at light use (office, web, half brightness), without screen and dedicated graphics. */
const BASE_DRAW_W = 2.6;
const DRAW_PER_CPU_WATT = 0.08;
/** Dedicated graphics draw power even when idle: rails, memory, wake-ups. */
const DEDICATED_GPU_DRAW_W = 4.5;

/** Share of the base draw that efficient designs need. */
const EFFICIENCY = { apple: 0.3, snapdragon: 0.5, lunarLake: 0.6, coreUltra: 0.75, other: 1 } as const;

/** Watts of a 14" Full HD panel at 60 Hz. */
const SCREEN_DRAW_W = 2.3;
const REFERENCE_INCHES = 14;
const PIXELS_2K = 3_000_000;
const PIXELS_4K = 6_000_000;
const RESOLUTION_FACTOR = { fullHd: 1, twoK: 1.1, fourK: 1.25, unknown: 1.1 } as const;

const TENTHS = 10;

function efficiency(record: LaptopRecord, cpu: MatchedCpu): number {
  if (cpu.family === 'apple_m') return EFFICIENCY.apple;
  if (cpu.family === 'snapdragon_x') return EFFICIENCY.snapdragon;
  const name = record.cpu ?? '';
  if (/\bUltra \d 2\d\dV\b/.test(name)) return EFFICIENCY.lunarLake;
  return /\bUltra\b/.test(name) && !/HX\b/.test(name) ? EFFICIENCY.coreUltra : EFFICIENCY.other;
}

function resolutionFactor({ resolution }: LaptopRecord): number {
  if (!resolution) return RESOLUTION_FACTOR.unknown;
  const pixels = resolution.width * resolution.height;
  if (pixels >= PIXELS_4K) return RESOLUTION_FACTOR.fourK;
  return pixels >= PIXELS_2K ? RESOLUTION_FACTOR.twoK : RESOLUTION_FACTOR.fullHd;
}

function refreshDraw({ refreshHz }: LaptopRecord): number {
  if (refreshHz === null) return 0.4;
  if (refreshHz >= 200) return 1.2;
  if (refreshHz >= 140) return 0.8;
  return refreshHz >= 90 ? 0.4 : 0;
}

/**
 * Estimated hours of light use, with one decimal. Calibrated on published reviews: a MacBook Air lasts about 15 h, a
 * 55 Wh ultrabook 8–9 h, a 60 Wh gaming laptop 4–5 h.
 */
export function estimateBatteryHours(
  record: LaptopRecord,
  cpu: MatchedCpu | null,
  gpu: MatchedGpu | null,
): number | null {
  if (record.batteryWh === null || record.screenInches === null || !cpu || !gpu) return null;
  const chips = (BASE_DRAW_W + DRAW_PER_CPU_WATT * cpu.watts) * efficiency(record, cpu);
  const graphics = gpu.watts > 0 ? DEDICATED_GPU_DRAW_W : 0;
  const area = (record.screenInches / REFERENCE_INCHES) ** 2;
  const screen = SCREEN_DRAW_W * area * resolutionFactor(record) + refreshDraw(record);
  return Math.round((record.batteryWh / (chips + graphics + screen)) * TENTHS) / TENTHS;
}
