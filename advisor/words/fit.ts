/** The sentence on each card that says why the laptop suits the user. */
import type { Role } from '../../contract/facts.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Population } from '../population.ts';
import { VALUE_AT_GOOD, valueOf } from '../value.ts';
import { baselineOf, differences, kindDifferences } from './differences.ts';
import { figureOf } from './figures.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { fill, formatEuros, formatList } from './format.ts';
import { extraOver } from './prices.ts';

const MAX_STRENGTHS = 2;

/** Follow «con»; `{f}` is the figure. */
const STRENGTHS: Readonly<Record<Attribute, string>> = {
  cpu: 'procesador {f}',
  gpu: 'gráfica {f}',
  ram: '{f} de memoria',
  storage: '{f} de almacenamiento',
  pixels: 'resolución de {f}',
  refresh: 'pantalla a {f}',
  panel: 'panel {f}',
  weight: '{f} de peso',
  battery: '{f} de autonomía estimada',
  silence: '{f} puntos de silencio estimado',
  build: '{f} puntos de construcción estimada',
};

function strengths(laptop: Laptop, needs: Needs): string[] {
  return ATTRIBUTES.flatMap((attribute) => {
    const value = valueOf(attribute, needs.targets[attribute].triple, measure(laptop, attribute));
    return value < VALUE_AT_GOOD ? [] : [{ attribute, worth: value * needs.weights[attribute] }];
  })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MAX_STRENGTHS)
    .map(({ attribute }) => fill(STRENGTHS[attribute], { f: figureOf(laptop, attribute) }));
}

interface FitSubject {
  laptop: Laptop;
  role: Role | null;
  best: Laptop;
  needs: Needs;
  population: Population;
}

function leadOf({ laptop, role, best, population }: FitSubject): string {
  if (population.size === 1) return 'El único que cumple lo que pides';
  if (role === 'best') return `El que mejor encaja de los ${spanishNumber(population.size)} que cumplen lo que pides`;
  if (role === null) return 'Otra opción que cumple lo que pides';
  return `Ahorras ${formatEuros(extraOver(best, laptop))} frente a la mejor opción`;
}

function differentFit({ laptop, best, needs }: FitSubject): string {
  const gains = differences(laptop, baselineOf(best), needs).filter(({ gain }) => gain > 0);
  const texts = [...gains.slice(0, MAX_STRENGTHS).map(({ text }) => text), ...kindDifferences(laptop, best).gains];
  return texts.length === 0
    ? 'Otra forma de acertar, con prestaciones casi iguales a las de la mejor opción.'
    : `Otra forma de acertar: frente a la mejor opción, ofrece ${formatList(texts)}.`;
}

export function fitOf(subject: FitSubject): string {
  if (subject.role === 'different') return differentFit(subject);
  const strong = strengths(subject.laptop, subject.needs);
  return `${leadOf(subject)}${strong.length === 0 ? '' : `, con ${formatList(strong)}`}.`;
}
