/** How a verdict writes a figure and what it is for these answers. */
import type { Attribute } from '#advisor/attributes.ts';

export type Level = 'plenty' | 'good' | 'scant' | 'short';

interface Form {
  attribute: Attribute;
  /** `null`: no word on the level, where a superlative follows. */
  levels: readonly (Level | null)[];
  pattern: RegExp;
}

const form = (attribute: Attribute, pattern: string, ...levels: (Level | null)[]): Form => ({
  attribute,
  levels,
  pattern: new RegExp(`^${pattern}$`, 'u'),
});

const F = '(?<f>.+?)';
const chip = (attribute: Attribute, noun: string, end: string): Form[] => [
  form(attribute, `${noun} ${F}, de sobra`, 'plenty'),
  form(attribute, `${noun} ${F}, suficiente`, 'good'),
  form(attribute, `${noun} ${F}, algo just${end}`, 'scant'),
  form(attribute, `${noun} ${F}, cort${end}`, 'short'),
  form(attribute, `${noun} ${F}`, null),
];
const amount = (attribute: Attribute, noun: string): Form[] => [
  form(attribute, `${F} de ${noun}, de sobra`, 'plenty'),
  form(attribute, `${F} de ${noun}, lo justo`, 'scant'),
  form(attribute, `solo ${F} de ${noun}`, 'short'),
  form(attribute, `${F} de ${noun}`, 'good', null),
];
const POINTS = String.raw`(?: \(≈ (?<f>\d+) de 100\))?`;
const PROBABLE = '(?: probable)?';

export const VERDICT_FORMS: readonly Form[] = [
  ...chip('cpu', 'procesador', 'o'),
  ...chip('gpu', 'gráfica', 'a'),
  ...chip('creation', 'gráfica', 'a'),
  ...amount('ram', 'memoria'),
  ...amount('storage', 'disco'),
  form('pixels', String.raw`pantalla muy nítida \(${F}${PROBABLE}\)`, 'plenty'),
  form('pixels', String.raw`pantalla nítida \(${F}${PROBABLE}\)`, 'good'),
  form('pixels', String.raw`nitidez justa \(${F}${PROBABLE}\)`, 'scant'),
  form('pixels', String.raw`poca nitidez \(${F}${PROBABLE}\)`, 'short'),
  form('refresh', String.raw`pantalla muy fluida \(${F}${PROBABLE}\)`, 'plenty'),
  form('refresh', String.raw`pantalla fluida \(${F}${PROBABLE}\)`, 'good'),
  form('refresh', String.raw`fluidez justa \(${F}${PROBABLE}\)`, 'scant'),
  form('refresh', String.raw`poca fluidez \(${F}${PROBABLE}\)`, 'short'),
  form('refresh', `pantalla a ${F}${PROBABLE}`, null),
  form('panel', `panel ${F}${PROBABLE}, algo justo`, 'scant'),
  form('panel', `panel ${F}${PROBABLE}, corto`, 'short'),
  form('panel', `panel ${F}${PROBABLE}`, 'plenty', 'good', null),
  form('weight', `pesa (?:≈ )?${F}, muy ligero`, 'plenty'),
  form('weight', `(?:≈ )?${F}, algo pesado`, 'scant'),
  form('weight', `pesa (?:≈ )?${F}`, 'good', null),
  form('weight', `(?:≈ )?${F}, pesado`, 'short'),
  form('battery', `aguanta ${F}, de sobra`, 'plenty'),
  form('battery', `aguanta ${F}, algo justo`, 'scant'),
  form('battery', `aguanta solo ${F}`, 'short'),
  form('battery', `aguanta ${F}`, 'good', null),
  form('silence', `muy silencioso con carga${POINTS}`, 'plenty'),
  form('silence', `discreto con carga${POINTS}`, 'good'),
  form('silence', `se oye con carga${POINTS}`, 'scant'),
  form('silence', `ruidoso con carga${POINTS}`, 'short'),
  form('silence', `silencioso con carga${POINTS}`, null),
  form('build', `muy buena construcción${POINTS}`, 'plenty'),
  form('build', `buena construcción${POINTS}`, 'good'),
  form('build', `construcción sencilla${POINTS}`, 'scant'),
  form('build', `construcción floja${POINTS}`, 'short'),
  form('build', String.raw`construcción de ≈ (?<f>\d+) de 100`, null),
  form('pixels', `pantalla de ${F}${PROBABLE}`, null),
];
