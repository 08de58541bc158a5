/** Normalises brands, product lines, systems and panels as shops write them. */
import type { OperatingSystem } from '../../contract/facts.ts';
import type { LaptopRecord } from '../laptop.ts';

export const BRANDS = [
  'Acer',
  'Alurin',
  'Apple',
  'ASUS',
  'Dell',
  'Dynabook',
  'Gigabyte',
  'HP',
  'Huawei',
  'Lenovo',
  'LG',
  'Medion',
  'Microsoft',
  'MSI',
  'PcCom',
  'Razer',
  'Samsung',
  'Toshiba',
  'Vant',
] as const;
const BRAND_SPELLING: ReadonlyMap<string, string> = new Map([
  ...BRANDS.map((brand): [string, string] => [brand.toLowerCase(), brand]),
  ['dynabook toshiba', 'Dynabook'],
  ['toshiba dynabook', 'Dynabook'],
]);

export const spellBrand = (brand: string): string => BRAND_SPELLING.get(brand.trim().toLowerCase()) ?? brand.trim();

const LINES = [
  'AERO',
  'AORUS',
  'Chromebook',
  'EliteBook',
  'Erazer',
  'ExpertBook',
  'IdeaPad',
  'LOQ',
  'MacBook',
  'MateBook',
  'OMEN',
  'OmniBook',
  'ProArt',
  'ProBook',
  'ROG',
  'ThinkBook',
  'ThinkPad',
  'TravelMate',
  'TUF',
  'Vivobook',
  'XPS',
  'ZBook',
  'Zenbook',
] as const;
const LINE_SPELLING: ReadonlyMap<string, string> = new Map(LINES.map((line) => [line.toLowerCase(), line]));

/** @returns the model with the maker's spelling of its product line («Thinkpad» → «ThinkPad») */
export const spellModel = (model: string): string =>
  model.replace(/\p{L}+/gu, (word) => LINE_SPELLING.get(word.toLowerCase()) ?? word);

const SYSTEMS: readonly (readonly [RegExp, OperatingSystem])[] = [
  [/free ?dos|sin (sistema|s\.?o|windows)|no (os|operating)|without (os|operating)|^none$|^ninguno$|^dos$/i, 'none'],
  [/windows|\bwin ?1[01]\b/i, 'windows'],
  [/mac ?os|os ?x/i, 'macOS'],
  [/chrome ?os|chromebook/i, 'chromeos'],
  [/linux|ubuntu|debian|fedora|endless/i, 'linux'],
];

export const parseOperatingSystem = (cell: string): OperatingSystem | null =>
  SYSTEMS.find(([pattern]) => pattern.test(cell.trim()))?.[1] ?? null;

const PANEL_WORDS: readonly (readonly [RegExp, NonNullable<LaptopRecord['panel']>])[] = [
  [/mini[- ]?led|liquid retina xdr/i, 'mini-led'],
  [/oled/i, 'oled'],
  [/\bips\b/i, 'ips'],
  [/\bva\b|\bwva\b/i, 'va'],
  [/\btn\b/i, 'tn'],
];

export const parsePanel = (cell: string): LaptopRecord['panel'] =>
  PANEL_WORDS.find(([pattern]) => pattern.test(cell))?.[1] ?? null;
