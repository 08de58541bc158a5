/** Normalises brands and product lines as shops write them. */
import { type Found, foundAt } from './patterns.ts';

export const BRANDS: readonly string[] = (
  'Acemagic Acer Alurin Apple ASUS Blackview BMAX Chuwi Dell Dynabook Gigabyte Honor HP Huawei Lenovo LG Medion ' +
  'Microsoft MSI PcCom Razer Samsung Toshiba Vant Vanwin Xiaomi'
).split(' ');
const BRAND_SPELLING: ReadonlyMap<string, string> = new Map(BRANDS.map((brand) => [brand.toLowerCase(), brand]));
/** «HP Inc.», «LG Electronics» */
const BRAND_FIRST = new RegExp(`^(?:${BRANDS.join('|')})(?![\\p{L}\\d])`, 'iu');
const BRAND_ALIASES: readonly (readonly [RegExp, string])[] = [
  [/^hewlett/i, 'HP'],
  [/^asustek/i, 'ASUS'],
  [/^micro-?star/i, 'MSI'],
  [/^aorus/i, 'Gigabyte'],
  [/^pccomponentes/i, 'PcCom'],
  [/^toshiba dynabook/i, 'Dynabook'],
];

/** @returns the maker as it spells itself, whatever a feed adds to it; another name as it is written */
export function spellBrand(written: string): string {
  const brand = written.trim();
  const alias = BRAND_ALIASES.find(([pattern]) => pattern.test(brand))?.[1];
  return alias ?? BRAND_SPELLING.get((BRAND_FIRST.exec(brand)?.[0] ?? '').toLowerCase()) ?? brand;
}

/** Product lines that only one maker has, for titles that leave the maker out. */
const LINE_BRANDS: readonly (readonly [RegExp, string])[] = [
  [/\bmacbook\b|\bmbp\b/i, 'Apple'],
  [/\b(thinkpad|thinkbook|ideapad|yoga (slim|pro)|legion|loq)\b/i, 'Lenovo'],
  [/\b(vivobook|zenbook|expertbook|tuf gaming|rog (strix|zephyrus|flow))\b/i, 'ASUS'],
  [/\b(victus|omen|omnibook|elitebook|probook|zbook)\b/i, 'HP'],
  [/\b(alienware|latitude|inspiron|vostro|xps)\b/i, 'Dell'],
  [/\b(travelmate|aspire|predator)\b/i, 'Acer'],
  [/\bgalaxy book\d?\b/i, 'Samsung'],
  [/\bmatebook\b/i, 'Huawei'],
  [/\bsurface (?:laptop|pro|go|book)\b/i, 'Microsoft'],
];

/** «Microsoft 365» and «SSD Samsung» are not the laptop's maker. */
const BRAND_WORDS = new RegExp(
  String.raw`(?<![\p{L}\d])(?<!(?:ssd|disco|ram|memoria) )(?:${BRANDS.join('|')})(?![\p{L}\d])(?<!microsoft(?! surface))`,
  'giu',
);

/** @returns the place of the first maker that a text names, or of a line that only one maker has */
export function findBrand(text: string): Found<string> | null {
  const named = [...text.matchAll(BRAND_WORDS)].map((found) => foundAt(found, spellBrand(found[0])));
  const byLine = LINE_BRANDS.flatMap(([pattern, value]) => {
    const found = pattern.exec(text);
    return found ? [foundAt(found, value)] : [];
  });
  const [first] = [...named, ...byLine].toSorted((one, other) => one.at - other.at);
  return first ?? null;
}

const LINES = (
  'AERO AORUS Chromebook EliteBook Erazer ExpertBook IdeaPad LOQ MacBook MateBook OMEN OmniBook ProArt ProBook ' +
  'ROG ThinkBook ThinkPad TravelMate TUF Vivobook XPS ZBook Zenbook'
).split(' ');
const LINE_SPELLING: ReadonlyMap<string, string> = new Map(LINES.map((line) => [line.toLowerCase(), line]));

/** @returns the model with the maker's spelling of its product line («Thinkpad» → «ThinkPad») */
export const spellModel = (model: string): string =>
  model.replace(/\p{L}+/gu, (word) => LINE_SPELLING.get(word.toLowerCase()) ?? word);
