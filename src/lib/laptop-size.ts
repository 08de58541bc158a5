/** The size of a laptop, estimated from a few facts. Lengths in centimetres. */
export interface LaptopFigures {
  /** Brand and model. */
  name: string;
  screenInches: number | null;
  resolution: { width: number; height: number } | null;
  weightKg: number | null;
  year: number | null;
}

type Shell = 'light' | 'mid' | 'dark';

/** `set-in`: between the vents of a gaming laptop. `fold`: two 360° hinges of a convertible. */
type Hinge = 'two' | 'bar' | 'set-in' | 'fold';

export interface LaptopSize {
  /** The lit part of the screen. */
  glass: { width: number; height: number };
  /** Width of the frame beside and below the screen. */
  side: number;
  chin: number;
  width: number;
  /** Depth of lid and base. */
  depth: number;
  thickness: number;
  numberPad: boolean;
  shell: Shell;
  hinge: Hinge;
  /** Hue of its brand, in degrees; `null` for a brand without one. */
  hue: number | null;
  radius: number;
  /** A number derived from the name, for details that distinguish drawings of one size. */
  seed: number;
}

/** Other sizes are no laptops and would not fit into the drawing. */
const INCHES = { min: 9, max: 18.4 };
const RATIO = { min: 1.3, max: 1.8 };
const HIGHEST = 24.5;

/** Names of laptops that usually have such a shell; others are silver. */
const SHELLS: readonly (readonly [RegExp, Shell])[] = [
  [/gaming|MSI|Gigabyte|ThinkPad|Alienware|Legion|TUF|ROG|Predator|OMEN|Razer/i, 'dark'],
  [/Yoga|IdeaPad|ThinkBook|Zenbook|ExpertBook|TravelMate|Galaxy Book|Latitude|Precision|Medion/i, 'mid'],
];

/** Large laptops without a number pad. */
const NO_PAD = /^Apple|XPS|Surface|Blade|Zephyrus|Zenbook S|MateBook/;

const HINGES: readonly (readonly [RegExp, Hinge])[] = [
  [/gaming/, 'set-in'],
  [/convertible/, 'fold'],
  [/ultrabook|macbook|^Apple/, 'bar'],
];

/** The colours of brands and lines, as hues; the first match counts. */
const HUES: readonly (readonly [RegExp, number])[] = [
  [/Predator|Alienware/, 195],
  [/OMEN|Victus/, 300],
  [/Legion|LOQ|Yoga/, 230],
  [/TUF/, 85],
  [/Nitro|ROG|MSI|Lenovo|Huawei|Fujitsu/, 25],
  [/Acer|Razer/, 150],
  [/LG/, 350],
  [/Gigabyte|Xiaomi/, 60],
  [/Medion/, 320],
  [/ASUS|HP|Dell|Samsung|Microsoft/, 255],
];

const matching = <T>(table: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * @param form contains the form factor, as the address of its illustration does
 * @returns `null` when the size of the screen is unknown
 */
export function laptopSize(
  { name, screenInches, resolution, weightKg, year }: LaptopFigures,
  form = '',
): LaptopSize | null {
  if (!screenInches || !(screenInches >= INCHES.min && screenInches <= INCHES.max)) return null;
  // An unknown year counts as recent: thin frames.
  const age = Math.min(2, Math.max(0, Math.ceil((2023 - (year || 2023)) / 3)));
  const stated = resolution ? resolution.width / resolution.height : 0;
  // Panels of 15.6 and 17.3 inches are 16:9; of the other sizes nearly all are 16:10 since 2023.
  const wide = screenInches === 15.6 || screenInches === 17.3 || !year || age > 0;
  const ratio = stated > RATIO.min && stated < RATIO.max ? stated : wide ? 16 / 9 : 16 / 10;
  const height = Math.min(HIGHEST, (screenInches * 2.54) / Math.hypot(ratio, 1));
  const side = 0.6 + age * 0.2;
  const chin = 1.9 + age * 0.6;
  return {
    glass: { width: height * ratio, height },
    side,
    chin,
    width: height * ratio + 2 * side,
    depth: height + chin + side * 1.5,
    // Roughly 0.9 cm at 1.2 kg, 1.4 cm at 2.5 kg.
    thickness: Math.min(1.9, Math.max(0.7, 0.43 + 0.4 * (weightKg || screenInches / 8.5))),
    numberPad: screenInches >= 15.6 && !NO_PAD.test(name),
    shell: matching(SHELLS, form + name) ?? 'light',
    hinge: matching(HINGES, form) ?? 'two',
    hue: matching(HUES, name) ?? null,
    radius: name.startsWith('Apple') ? 1.2 : 0.7,
    seed: Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0),
  };
}

/** The size that can be read from a saved laptop: its name and `label: value` lines. */
export function savedFigures(name: string, specs: readonly string[]): LaptopFigures {
  const lines = specs.join('\n');
  const [width, height] = figuresIn(/(\d{4})\s×\s(\d{3,4})/.exec(lines));
  const [screenInches = null] = figuresIn(/(\d+(?:,\d+)?)″/.exec(lines));
  const [weightKg = null] = figuresIn(/(\d+(?:,\d+)?)\s?kg/.exec(lines));
  return { name, screenInches, resolution: width && height ? { width, height } : null, weightKg, year: null };
}

const figuresIn = (match: RegExpExecArray | null): number[] =>
  match ? match.slice(1).map((text) => Number(text.replace(',', '.'))) : [];
