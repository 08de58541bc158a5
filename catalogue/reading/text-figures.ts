/** Finds inches, system, pixels and weight anywhere in a text: a title or a whole advert. */
import type { OperatingSystem, Panel } from '../../contract/facts.ts';
import { anyOf, blank, type Found, foundAt } from './patterns.ts';

const INCH_WORDS = String.raw`(?:pulgadas|pulg\.?|polegadas|polzades|pouces|inch(?:es)?)\b`;
const INCH_MARKS = String.raw`(?:"|''?|”|″|´´|’’|-?[^\S\n]?${INCH_WORDS}|[^\S\n]?in\b(?![- ](?:1|one)\b))`;
/** What a number after the storage counts that is no screen. */
const NO_INCHES = anyOf`
  \d(?![.,]\d\s?k), \/, [gt]b, [gmk]hz, hz, w\b, kg, h\b, horas, n[uú]cleos, cores, meses, a[nñ]os, x\s, cuotas, mensual, plazos,
  pagos
`;
/** A screen's size with its unit; without one after the storage («1TB 15.6 FreeDOS») or if only screens have it. */
const INCHES = [
  new RegExp(String.raw`(?:^|[\s(,/|:-])(1[0-9](?:[.,]\d{1,2})?)[^\S\n]?${INCH_MARKS}`, 'gi'),
  new RegExp(
    String.raw`[gt]b(?:\s(?:ssd|hdd|emmc|ufs))?[\s/]+(1[0-8](?:[.,]\d)?)(?=[\s,(/)]|$)(?!\s*(?:${NO_INCHES}))`,
    'gi',
  ),
  /(?:^|[\s(,/])(1[0-7][.,][13456])(?=[\s,(/)]|$)(?!\s*(?:[gt]b|[gmk]hz|hz|w|kg|kilos|h\b|horas|hours|hores|mm|cm|€|eur))/gi,
  /\bmacbook\s*(?:air|pro|neo)?\s*(?:de\s)?(1[3-6])\b(?!\s*[gt]b|[.,]\d)/gi,
];

/** @returns the screen's diagonals in inches in a text, as sure as the surest of them */
export function findInches(text: string): Found<number>[] {
  for (const pattern of INCHES) {
    const found = [...text.matchAll(pattern)].map(({ index, 0: words, 1: digits = '' }) => ({
      value: Number(digits.replace(',', '.')),
      at: index + words.indexOf(digits),
      end: index + words.length,
    }));
    if (found.length > 0) return found;
  }
  return [];
}

/** «DOS USB», «DOS DE» */
const TWO_OF = String.raw`(?:USB|HDMI|SSD|HDD|RAM|SODIMM|M\.2|DE|de|EN|en|O|o|Y|y)(?!\p{L})`;
/** «512GB DOS», «Sistema operativo: dos», but not «dos años», «DOS PUERTOS» or «los dos» */
const DOS = new RegExp(
  [
    String.raw`\b(?:free|ms)[- ]?dos\b`,
    String.raw`(?<!\b(?:LOS|LAS|SUS|CON|TIENE|LLEVA|TRAE|INCLUYE|Y|O|DE) )\bDOS\b(?! (?!gris|GRIS)\p{L}+[sS](?!\p{L})| ${TWO_OF})`,
    String.raw`(?<=(?:[GT]B|[gt]b|SSD|HDD|["”,;|/(·:-]) ?)[Dd]os(?= ?(?:$|[,;|/)·.-]))`,
  ].join('|'),
  'mu',
);
const ITS = '(?:(?:el|o|an?|ning[uú]n|licencia(?: de)?) )?';
const SYSTEM = String.raw`(?:sistema|s\.?o\b|windows|os\b|operating)`;
const WITHOUT_SYSTEM = new RegExp(
  [
    String.raw`\bfree ?dos\b|\bfdos\b`,
    // «sin sistema», «no incluye el Windows», «s/ licencia de Windows»
    String.raw`(?:\b(?:sin|sem|sense|without|no(?: (?:incluye|trae|lleva|tiene))?)\s|\bs\/\s?)${ITS}${SYSTEM}`,
    // The whole cell of a table
    String.raw`^(?:none|ninguno|dos)$`,
    String.raw`\b(?:no ?os|w\/o os|non[- ]?os)\b|\bwindows(?: 1[01])?(?: home| pro)? no incluid`,
  ].join('|'),
  'i',
);
/** The first that a text names applies. */
const SYSTEMS: readonly (readonly [RegExp, OperatingSystem])[] = [
  [WITHOUT_SYSTEM, 'none'],
  [DOS, 'none'],
  [
    /\bw1[01](?:home|pro|[hps])?\b|\bwin ?1[01]|\b(?:windows\b|window(?= 1[01]))(?: ?1[01])?(?: ?(?:home|pro)\b)?/i,
    'windows',
  ],
  [/\bmac ?os\b|\bmacbook\b/i, 'macOS'],
  [/\bchrome ?os\b|\bchromebook\b/i, 'chromeos'],
  [/\b(?:linux|ubuntu|debian|fedora|endless(?: ?os)?)\b/i, 'linux'],
];

/** @returns the words that name the system in a text */
export function findSystem(text: string): Found<OperatingSystem> | null {
  for (const [pattern, system] of SYSTEMS) {
    const found = pattern.exec(text);
    if (found) return foundAt(found, system);
  }
  return null;
}

/** Names of resolutions, the most specific first. «2,5K» and «3K» are sold with several heights. */
const NAMED_PIXELS: readonly (readonly [RegExp, number, number])[] = [
  [/\bwquxga\b/i, 3840, 2400],
  // «UHD» alone may be Intel's graphics.
  [/\b4k\b|\bultra ?hd\b|\buhd\+|["”]\s?uhd\b/i, 3840, 2160],
  [/\b2[.,]8 ?k\b/i, 2880, 1800],
  [/\bwqxga\b|\bw?qhd\+/i, 2560, 1600],
  [/\bw?qhd\b/i, 2560, 1440],
  [/\bwuxga\b|\b(full ?hd|fhd)\+/i, 1920, 1200],
  [/\b(full[- ]?hd|fhd|1080p)\b/i, 1920, 1080],
];

const CAMERA = 'c[aá]mara|camera|c[aà]mera';
/** «Webcam 1080p» and «HDMI 4K» do not mean the screen. */
const OTHER_PIXELS = new RegExp(
  String.raw`(?:webcam|${CAMERA}|hdmi|salida|output|monitor(?:es)?)[^,;|\n\d]{0,20}(?:4k|uhd|full ?hd|fhd|1080p|720p|2k|hd)\b`,
  'gi',
);

/** A screen that comes with the laptop: «con monitor LG 27" de regalo», «regalo pantalla 24" 75Hz». */
const OTHER_SCREEN = /\b(?:monitor|televisor|regal[oa]\w*\s+(?:una?\s+)?pantalla)\b[^,;\n€]*/gi;

/** @returns the text without other screens, in the same length */
export const withoutOtherScreens = (text: string): string => text.replace(OTHER_SCREEN, (found) => blank(found));

/** @returns the screen's pixels in a text */
export function findPixels(text: string): Found<{ width: number; height: number }> | null {
  const plain = withoutOtherScreens(text).replace(OTHER_PIXELS, (found) => blank(found));
  const pixels = /\b(\d{4})\s?[x×*]\s?(\d{3,4})\b/i.exec(plain);
  if (pixels) return foundAt(pixels, { width: Number(pixels[1]), height: Number(pixels[2]) });
  for (const [pattern, width, height] of NAMED_PIXELS) {
    const found = pattern.exec(plain);
    if (found) return foundAt(found, { width, height });
  }
  return null;
}

const PANELS = /(?<!\b(?:no|no es|sin) )\b(?:(?:am)?oled|ips|mini[- ]?led|(?<=panel )tn)\b/gi;

/** @returns the kind of panel in a text; `null` if it names none or several */
export function findPanel(text: string): Found<Panel> | null {
  const found = [...withoutOtherScreens(text).matchAll(PANELS)].map((match) => foundAt(match, panelOf(match[0])));
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}

function panelOf(word: string): Panel {
  if (/oled/i.test(word)) return 'oled';
  if (/ips/i.test(word)) return 'ips';
  return /led/i.test(word) ? 'mini-led' : 'tn';
}

const WEIGHT = /(?<![\w.,-])(?:(\d[.,]\d{1,3}|\d)\s?(?:kg|kilos?|quilos?)|(\d{3,4})\s?(?:gramos|grams|grames|gr|g))\b/i;

/** @returns kilograms in a text */
export function findWeight(text: string): Found<number> | null {
  const found = WEIGHT.exec(text);
  const [, kilograms, grams] = found ?? [];
  return found && foundAt(found, kilograms === undefined ? Number(grams) / 1000 : Number(kilograms.replace(',', '.')));
}
