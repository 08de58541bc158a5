/** Parses the first card's verdict («Aguanta unas 10 h, el que más de los tres; 1,5 kg, algo pesado.»). */
import type { Attribute } from '#advisor/attributes.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { canDo } from './benefit.ts';
import { sizeClass } from './oracle.ts';
import { isMost, isOfNeeds, type Shown } from './extremes-parser.ts';
import { type Context, STATES_FIGURE, VALUE } from './parsed-laptop.ts';
import { hardest } from './recommended-figure.ts';
import { type Level, VERDICT_FORMS } from './verdict-forms.ts';
import { readNumber } from './spanish-figures.ts';

const MAX_WORDS = 16;

/** What the laptop's figure is for these answers; `null` where it is not known. */
function levelFor(context: Context, laptop: Laptop, attribute: Attribute): Level | null {
  const value = VALUE[attribute](laptop);
  if (value === null) return null;
  if (value >= hardest(context, attribute, 2)) return 'plenty';
  if (value >= hardest(context, attribute, 1)) return 'good';
  return value >= hardest(context, attribute, 0) ? 'scant' : 'short';
}

const UNKNOWN: Readonly<Record<string, Attribute>> = {
  'autonomía sin dato': 'battery',
  'peso sin dato': 'weight',
  'nitidez sin dato': 'pixels',
  'fluidez sin dato': 'refresh',
  'panel sin dato': 'panel',
};

const SUPERLATIVES: Readonly<Record<Attribute, string>> = {
  cpu: 'el más rápido',
  gpu: 'la mejor',
  creation: 'la mejor',
  ram: 'el que más tiene',
  storage: 'el que más tiene',
  pixels: 'la más nítida',
  refresh: 'la más fluida',
  panel: 'el mejor',
  weight: 'el más ligero',
  battery: 'el que más',
  silence: 'el más silencioso',
  build: 'la mejor',
};

const SUPERLATIVE =
  /^(?<text>.+?)(?:, (?<but>aunque )?(?<most>el más rápido|el más ligero|el más silencioso|el que más(?: tiene)?|el mejor|la mejor|la más nítida|la más fluida|la más grande)(?: de los (?<count>dos|tres))?)?$/u;

function sizeProblem(text: string, most: string | undefined, { context, others, needs }: Shown): boolean | null {
  const groups = /^pantalla de (?<inches>[\d,]+)″(?:, algo (?<but>pequeña|grande))?$/u.exec(text)?.groups;
  if (!groups) return null;
  const { laptop } = context;
  const own = sizeClass(laptop.screenInches) ?? 'unknown';
  const fit = needs.sizeFit(own) ?? 0;
  const sizes = ['13', '14', '15', '16', '17'] as const;
  const isBetter = (size: (typeof sizes)[number]): boolean => size > own && (needs.sizeFit(size) ?? 0) > fit;
  const isLargest = others.every(
    ({ screenInches }) => screenInches !== null && (laptop.screenInches ?? 0) - screenInches >= 1,
  );
  return (
    readNumber(groups.inches ?? '') === laptop.screenInches &&
    (groups.but === undefined) === fit >= 0.7 &&
    (groups.but === undefined || (groups.but === 'pequeña') === sizes.some(isBetter)) &&
    (most === undefined || (most === 'la más grande' && isLargest && others.length > 0))
  );
}

/** @returns whether what the phrase says is good; `null` where it is not true */
function phraseHolds(phrase: string, shown: Shown): { isGood: boolean } | null {
  const { context, others, needs } = shown;
  const { text = '', but, most, count } = SUPERLATIVE.exec(phrase)?.groups ?? {};
  if (count !== undefined && others.length !== (count === 'dos' ? 1 : 2)) return null;
  const unknown = UNKNOWN[text];
  if (unknown) return VALUE[unknown](context.laptop) === null && most === undefined ? { isGood: false } : null;
  const size = sizeProblem(text, most, shown);
  if (size !== null) return size ? { isGood: !text.includes('algo') } : null;
  for (const { attribute, levels, pattern } of VERDICT_FORMS) {
    const groups = isOfNeeds(attribute, needs) ? pattern.exec(text)?.groups : undefined;
    const level = levelFor(context, context.laptop, attribute);
    if (!pattern.test(text) || !isOfNeeds(attribute, needs) || level === null) continue;
    const figure = groups?.f?.replace(/^≈ /, '');
    if (figure !== undefined && !STATES_FIGURE[attribute](context.laptop, figure)) continue;
    const isGood = level === 'good' || level === 'plenty';
    const isPlain = levels.includes(null) && most !== undefined && isGood;
    if (!isPlain && !levels.includes(level)) continue;
    const isRight =
      most === undefined || (SUPERLATIVES[attribute] === most && isMost(context.laptop, others, attribute, 1));
    if (isRight && (but !== undefined) === (most !== undefined && !isGood)) return { isGood };
  }
  return null;
}

const LEAST_BAD = 'El menos malo: ';

/** @param others the other laptops shown */
export function problemsWithVerdict(verdict: string, shown: Shown): string[] {
  const { context } = shown;
  const problem = [`verdict: ${verdict}`];
  if (verdict.split(/\s+/).length > MAX_WORDS || verdict.includes(context.laptop.name)) return problem;
  if (verdict === 'Faltan datos de lo que más cuenta para ti.') return [];
  if (!verdict.endsWith('.')) return problem;
  const isLed = verdict.startsWith(LEAST_BAD);
  const said = isLed ? verdict.slice(LEAST_BAD.length, -1) : verdict.charAt(0).toLowerCase() + verdict.slice(1, -1);
  const phrases = said.split('; ').map((phrase) => phraseHolds(phrase, shown));
  if (phrases.includes(null)) return problem;
  const isBad = phrases.some((phrase) => phrase?.isGood === false);
  const isLeastBad = !canDo(context.laptop, context.answers);
  return isLed === (isLeastBad && isBad) ? [] : problem;
}
