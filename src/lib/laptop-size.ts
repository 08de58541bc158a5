/** How large a laptop is outside, from the little that is known of it. Lengths in centimetres. */
export interface LaptopFigures {
  /** Brand and model. */
  name: string;
  /** Diagonal. */
  screenInches: number | null;
  resolution: { width: number; height: number } | null;
  weightKg: number | null;
  year: number | null;
}

export interface LaptopSize {
  screen: { width: number; height: number };
  /** Of the case around the screen. */
  bezel: { side: number; top: number; bottom: number };
  width: number;
  /** Of the lid, and of the base from front to back. */
  depth: number;
  thickness: number;
  numberPad: boolean;
  shell: 'dark' | 'silver';
  /** Corners of the case. */
  radius: number;
}

const CM_PER_INCH = 2.54;
/** Sold laptops have 10 to 18 inches, from 4:3 to 16:9; what lies beyond is no figure of a laptop. */
const INCHES = { min: 9, max: 18.4 };
const RATIO = { min: 1.3, max: 1.8 };
const HIGHEST_SCREEN = 24.5;
const NUMBER_PAD_FROM_INCHES = 15.6;

/** What is usual for the brand or line; the rest is silver. */
const DARK_SHELL =
  /^(MSI|Gigabyte|PcCom|Alurin|Razer)\b|\b(ThinkPad|Legion|LOQ|ROG|TUF|OMEN|Victus|Nitro|Predator|Alienware|G1[56])\b/i;

/** @returns `null` when the size of the screen is unknown */
export function laptopSize({ name, screenInches, resolution, weightKg, year }: LaptopFigures): LaptopSize | null {
  if (!screenInches || !(screenInches >= INCHES.min && screenInches <= INCHES.max)) return null;
  const ratio = ratioOf(resolution) ?? usualRatio(screenInches, year);
  const height = Math.min(HIGHEST_SCREEN, (screenInches * CM_PER_INCH) / Math.hypot(ratio, 1));
  const screen = { width: height * ratio, height };
  const bezel = bezelOf(year);
  return {
    screen,
    bezel,
    width: screen.width + 2 * bezel.side,
    depth: height + bezel.top + bezel.bottom,
    thickness: thicknessOf(weightKg || screenInches / 8.5),
    numberPad: screenInches >= NUMBER_PAD_FROM_INCHES,
    shell: DARK_SHELL.test(name) ? 'dark' : 'silver',
    radius: /^Apple\b/i.test(name) ? 1.6 : 0.7,
  };
}

function ratioOf(resolution: LaptopFigures['resolution']): number | null {
  const ratio = resolution ? resolution.width / resolution.height : 0;
  return ratio >= RATIO.min && ratio <= RATIO.max ? ratio : null;
}

/** Panels of 15.6 and 17.3 inches are 16:9; of the other sizes nearly all are 16:10 since 2023. */
function usualRatio(inches: number, year: number | null): number {
  const isWide = inches === 15.6 || inches === 17.3 || (year ?? 0) < 2023;
  return isWide ? 16 / 9 : 16 / 10;
}

/** Frames became thinner; by laptops whose outer size their makers state. An unknown year counts as a recent one. */
function bezelOf(year: number | null): LaptopSize['bezel'] {
  if (year === null || year >= 2023) return { side: 0.6, top: 0.9, bottom: 1.9 };
  return year >= 2020 ? { side: 0.8, top: 1.1, bottom: 2.6 } : { side: 1, top: 1.4, bottom: 3 };
}

/** A hint: 1.2 kg is a thin one of 1.5 cm, 2.5 kg a thick one of 2.3. */
const thicknessOf = (kilograms: number): number => Math.min(3, Math.max(1.1, 0.7 + 0.65 * kilograms));
