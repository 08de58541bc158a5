/**
 * Hours = capacity / draw at light use (web pages over Wi-Fi at half brightness): chips + dedicated graphics +
 * screen.
 *
 * The draws were fitted on 55 measured runtimes (`tests/catalogue/derive/measured-hours.csv`: Macs and flagship ultrabooks).
 * Ordinary 15 W machines, H chips and gaming machines have no measured table; their draws come from the hours that
 * reviews report for 46 models (± 10–15 %).
 */
import type { LaptopRecord } from '../laptop-record.ts';
import type { MatchedCpu, MatchedGpu } from './match-chip.ts';

/**
 * Standard deviation as a share of the hours, by class of processors, or of graphics: `hybrid` switches dedicated ones off
 * in favour of integrated ones, `dedicated` has only graphics that stay on. Measured: Apple 6 %, U 7 %, P 13 %, H 15 %. The
 * other classes have few or no measurements and get at least the uncertainty of reviews.
 */
const ERROR = {
  apple: 0.07,
  snapdragon: 0.12,
  'lunar-lake': 0.1,
  u: 0.12,
  p: 0.14,
  h: 0.15,
  hx: 0.18,
  hybrid: 0.18,
  dedicated: 0.2,
} as const;

interface ChipDraw {
  class: keyof typeof ERROR;
  /** Watts of processor, memory and board at light use. */
  watts: number;
}

/** The first pattern that matches our spelling of the processor applies. */
const DRAW_BY_NAME: readonly (readonly [RegExp, ChipDraw])[] = [
  [/^Snapdragon/, { class: 'snapdragon', watts: 1.2 }],
  // Lunar Lake, and the Panther Lake of 2026
  [/Ultra \d 2\d\dV|Ultra X?\d 3\d\d|Core \d 3\d\d$/, { class: 'lunar-lake', watts: 1.8 }],
  [/Ultra.*HX/, { class: 'hx', watts: 7.3 }],
  [/\d(HX|HX3D)$/, { class: 'hx', watts: 8.3 }],
  [/Ultra.*H$/, { class: 'h', watts: 3.8 }],
  [/Ryzen AI Max/, { class: 'h', watts: 4.8 }],
  [/Ryzen AI/, { class: 'h', watts: 3.7 }],
  [/\dP$/, { class: 'p', watts: 6.4 }],
  // 10th and 11th generation
  [/i\d-1(0\d{3}U|0\d\dG\d|1\d\dG\d)/, { class: 'u', watts: 4.3 }],
];

/** Fallback by the maker's base power: maximum watts and draw. */
const DRAW_BY_POWER: readonly (readonly [number, ChipDraw])[] = [
  [10, { class: 'u', watts: 2.7 }],
  [17, { class: 'u', watts: 3.3 }],
  [30, { class: 'h', watts: 3.7 }],
];
const AMD_H: ChipDraw = { class: 'h', watts: 4.3 };
const INTEL_H: ChipDraw = { class: 'h', watts: 4.85 };

/** M1 and M2 draw a quarter more than their successors. */
const APPLE_DRAW_W = { base: 0.95, perCpuWatt: 0.02, olderFactor: 1.25 } as const;

/**
 * `hybrid`: board and memory of a machine that switches its dedicated graphics off. `dedicated`: graphics that idle
 * but stay on.
 */
const DEDICATED_GPU_DRAW_W = { hybrid: 2.2, dedicated: 7 } as const;

/** Lines measured to draw less than others with the same chips, because of low-power panels and boards. */
const FRUGAL_LINES = /\bThinkPad X1\b|\bXPS\b/;
const FRUGAL_FACTOR = 0.85;

/** Watts of a 14" panel at half brightness. */
const PANEL_DRAW_W = { frugal: 1.2, fullHd: 2.3, unknown: 2.45, twoK: 2.6, fourK: 3.4, oled: 3.5, apple: 2.3 } as const;
const REFERENCE_INCHES = 14;
/** The size of a screen of unknown size, for likely hours. */
export const USUAL_INCHES = 15.6;
const PIXELS_2K = 3_000_000;
const PIXELS_4K = 6_000_000;

const TENTHS = 10;
function chipDraw(cpu: MatchedCpu): ChipDraw {
  if (cpu.family === 'apple_m') {
    const { base, perCpuWatt, olderFactor } = APPLE_DRAW_W;
    const factor = /\bM[12]\b/.test(cpu.name) ? olderFactor : 1;
    return { class: 'apple', watts: (base + perCpuWatt * cpu.watts) * factor };
  }
  const named = DRAW_BY_NAME.find(([pattern]) => pattern.test(cpu.name));
  const found = named ?? DRAW_BY_POWER.find(([power]) => cpu.watts <= power);
  return found?.[1] ?? (cpu.name.startsWith('AMD') ? AMD_H : INTEL_H);
}

/** Everything but the chips that the draw depends on. */
type Machine = Pick<
  LaptopRecord,
  'brand' | 'model' | 'batteryWh' | 'screenInches' | 'resolution' | 'refreshHz' | 'panel'
>;

function panelDraw({ brand, resolution, panel }: Machine, isFrugal: boolean): number {
  if (brand === 'Apple') return PANEL_DRAW_W.apple;
  if (panel === 'oled') return PANEL_DRAW_W.oled;
  if (!resolution) return PANEL_DRAW_W.unknown;
  const pixels = resolution.width * resolution.height;
  if (pixels >= PIXELS_4K) return PANEL_DRAW_W.fourK;
  if (pixels >= PIXELS_2K) return PANEL_DRAW_W.twoK;
  return isFrugal ? PANEL_DRAW_W.frugal : PANEL_DRAW_W.fullHd;
}

function refreshDraw({ refreshHz }: Machine): number {
  if (refreshHz === null) return 0.3;
  if (refreshHz >= 200) return 1.2;
  if (refreshHz >= 140) return 0.8;
  return refreshHz >= 90 ? 0.3 : 0;
}

/** @returns hours at light use and their error; `null` if the capacity, the screen size or a chip is unknown */
export function estimateBattery(machine: Machine, cpu: MatchedCpu | null, gpu: Pick<MatchedGpu, 'watts'> | null) {
  if (machine.batteryWh === null || machine.screenInches === null || !cpu || !gpu) return null;
  const chips = chipDraw(cpu);
  const graphics = gpu.watts === 0 ? null : cpu.igpu === null ? 'dedicated' : 'hybrid';
  const isFrugal = FRUGAL_LINES.test(machine.model) && graphics === null;
  const area = (machine.screenInches / REFERENCE_INCHES) ** 2;
  const screen = panelDraw(machine, isFrugal) * area + refreshDraw(machine);
  const board = chips.watts * (isFrugal ? FRUGAL_FACTOR : 1) + (graphics ? DEDICATED_GPU_DRAW_W[graphics] : 0);
  return {
    hours: Math.round((machine.batteryWh / (board + screen)) * TENTHS) / TENTHS,
    /** Standard deviation as a share of the hours. */
    error: ERROR[graphics && chips.class !== 'hx' ? graphics : chips.class],
  };
}
