/** Parses what a guide counts as traps: «27 de 187 traen teclado de otro país, sin eñe.» */
import { NEEDS } from '#advisor/needs-table.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Purpose } from '#contract/answers.ts';
import { valueOf } from './guide-forms.ts';
import { ATTRIBUTE_OF_BARE_NOUN, oriented } from './parsed-laptop.ts';
import { readNumber } from './spanish-figures.ts';

const TRAPS: readonly (readonly [RegExp, (laptop: Laptop) => boolean])[] = [
  [/^vienen sin Windows: con la licencia son 145 € más, ya sumados aquí$/u, ({ cost }) => cost.licenceEur === 145],
  [/^traen teclado de otro país, sin eñe$/u, ({ keyboard }) => keyboard === 'other'],
  [/^llevan la memoria soldada: no se amplía$/u, ({ ramUpgradable }) => ramUpgradable === false],
  [/^no dan datos para estimar la autonomía$/u, ({ batteryHours }) => batteryHours === null],
  [/^tienen el precio estimado: compruébalo en la tienda$/u, ({ cost }) => !cost.exact],
];

/** @param laptops that the budget buys, as they are in the catalogue */
export function problemsWithTrap(trap: string, purpose: Purpose, laptops: readonly Laptop[]): string[] {
  const [, list] = /^No llegan al mínimo: (.+)\.$/u.exec(trap) ?? [];
  if (list !== undefined) {
    const isRight = list.split('; ').every((part, index) => {
      const [, noun = '', count = '', all] = /^en (.+), (\S+?)(?: de (\S+))?$/u.exec(part) ?? [];
      if ((all === undefined ? null : readNumber(all)) !== (index === 0 ? laptops.length : null)) return false;
      const attribute = ATTRIBUTE_OF_BARE_NOUN[noun];
      if (!attribute || !NEEDS[purpose][attribute].floor) return false;
      const least = oriented(attribute, NEEDS[purpose][attribute].triple[0]);
      const below = laptops.filter((laptop) => (valueOf(laptop, attribute) ?? Infinity) < least);
      return readNumber(count) === below.length;
    });
    return isRight ? [] : [`trap: ${trap}`];
  }
  const [, count = '', of = '', what = ''] = /^(\S+) de (\S+) (.+)\.$/u.exec(trap) ?? [];
  const [, holds] = TRAPS.find(([pattern]) => pattern.test(what)) ?? [];
  if (!holds) return [`not understood: ${trap}`];
  const isRight = readNumber(of) === laptops.length && readNumber(count) === laptops.filter(holds).length;
  return isRight ? [] : [`trap: ${trap}`];
}
