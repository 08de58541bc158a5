/** One sentence on each card: why it suits this visitor. */
import type { Role } from '../../../src/contract/facts.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Population } from '../population.ts';
import { VALUE_AT_GOOD, valueOf } from '../value.ts';
import { figureOf } from './figures.ts';
import { formatEuros, formatList, formatNumber, roundCents } from './format.ts';
import { fill } from './level-sentences.ts';
import { differences, kindDifferences, rivalLaptop } from './versus.ts';

const MOST_STRENGTHS = 2;

/** After «con». */
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

/** What it does best among what counts: attributes that reach good, by what they are worth. */
function strengths(laptop: Laptop, needs: Needs): string[] {
  return ATTRIBUTES.flatMap((attribute) => {
    const value = valueOf(attribute, needs.targets[attribute].triple, measure(laptop, attribute));
    return value < VALUE_AT_GOOD ? [] : [{ attribute, worth: value * needs.weights[attribute] }];
  })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_STRENGTHS)
    .map(({ attribute }) => fill(STRENGTHS[attribute], { f: figureOf(laptop, attribute) }));
}

export interface FitSubject {
  laptop: Laptop;
  role: Role | null;
  /** The first card's laptop. */
  best: Laptop;
  needs: Needs;
  population: Population;
}

function leadOf({ laptop, role, best, population }: FitSubject): string {
  if (population.size === 1) return 'El único que cumple lo que pides';
  if (role === 'best') return `El que mejor encaja de los ${formatNumber(population.size)} que cumplen lo que pides`;
  if (role === null) return 'Otra opción que cumple lo que pides';
  return `Ahorras ${formatEuros(roundCents(best.priceEur - laptop.priceEur))} frente a la mejor opción`;
}

function differentFit({ laptop, best, needs }: FitSubject): string {
  const gains = differences(laptop, rivalLaptop(best), needs).filter(({ gain }) => gain > 0);
  const texts = [...gains.slice(0, MOST_STRENGTHS).map(({ text }) => text), ...kindDifferences(laptop, best).gains];
  return texts.length === 0
    ? 'Otra forma de acertar, con prestaciones casi iguales a las de la mejor opción.'
    : `Otra forma de acertar: frente a la mejor opción, ofrece ${formatList(texts)}.`;
}

/** @returns the sentence for this card */
export function fitOf(subject: FitSubject): string {
  if (subject.role === 'different') return differentFit(subject);
  const strong = strengths(subject.laptop, subject.needs);
  return `${leadOf(subject)}${strong.length === 0 ? '' : `, con ${formatList(strong)}`}.`;
}
