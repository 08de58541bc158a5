/** Common shortcomings of the laptops within a budget, with counts. */
import type { Purpose } from '../../contract/answers.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { ATTRIBUTES, goodness, measure } from '../../advisor/needs/attributes.ts';
import { NEEDS } from '../../advisor/needs/needs-table.ts';
import { formatEuros } from '../figures.ts';
import { bareNoun } from '../attribute-words.ts';

/** Maximum number of named floors, those missed most often. */
const MAX_NAMED = 3;

/** «No llegan al mínimo: en gráfica para juegos, 76 de 187; en memoria, 30.» */
function shortages(purpose: Purpose, laptops: readonly Laptop[]): string[] {
  const asked = { purposes: [purpose], priorities: [] };
  const missed = ATTRIBUTES.flatMap((attribute) => {
    const { floor, triple } = NEEDS[purpose][attribute];
    const count = laptops.filter((laptop) => {
      const value = measure(laptop, attribute);
      return value !== null && goodness(attribute, value) < goodness(attribute, triple[0]);
    }).length;
    return floor && count > 0 ? [{ noun: bareNoun(attribute, asked), count }] : [];
  }).toSorted((a, b) => b.count - a.count);
  if (missed.length === 0) return [];
  const named = missed.slice(0, MAX_NAMED).map(({ noun, count }, index) => {
    const of = index === 0 ? ` de ${spanishNumber(laptops.length)}` : '';
    return `en ${noun}, ${spanishNumber(count)}${of}`;
  });
  return [`No llegan al mínimo: ${named.join('; ')}.`];
}

const counted = (laptops: readonly Laptop[], isOne: (laptop: Laptop) => boolean, words: string): string[] => {
  const count = laptops.filter(isOne).length;
  return count < 2 ? [] : [`${spanishNumber(count)} de ${spanishNumber(laptops.length)} ${words}.`];
};

/** @param laptops within the budget, at least one */
export function trapsFor(purpose: Purpose, laptops: readonly Laptop[]): string[] {
  const licence = Math.max(...laptops.map(({ cost }) => cost.licenceEur));
  const unknown = laptops.filter(({ ramUpgradable }) => ramUpgradable === null).length;
  return [
    ...shortages(purpose, laptops),
    ...counted(
      laptops,
      ({ os, cost }) => os !== null && cost.licenceEur > 0,
      `vienen sin Windows: con la licencia son ${formatEuros(licence)} más, ya sumados aquí`,
    ),
    ...counted(laptops, ({ keyboard }) => keyboard === 'other', 'traen teclado de otro país, sin eñe'),
    ...counted(
      laptops,
      ({ ramUpgradable }) => ramUpgradable === false,
      `llevan la memoria soldada: no se amplía${unknown === 0 ? '' : `; de ${spanishNumber(unknown)} no lo sabemos`}`,
    ),
    ...counted(laptops, ({ batteryHours }) => batteryHours === null, 'no dan datos para estimar la autonomía'),
    ...counted(laptops, ({ cost }) => !cost.exact, 'tienen un precio de hace meses: compruébalo en la tienda'),
  ];
}
