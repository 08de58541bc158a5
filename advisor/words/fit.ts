/** The sentence on each card that says why the laptop suits the user. */
import type { Role } from '../../contract/facts.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { ATTRIBUTES, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Population } from '../population.ts';
import { VALUE_AT_GOOD, valueOf } from '../value.ts';
import { MIN_COMPARED_WEIGHT } from './assessments.ts';
import { baselineOf, differences, namesGraphicsFirst, sizeDifference, systemDifference } from './differences.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { formatList } from './format.ts';
import { bareNoun } from './nouns.ts';

/** The reason compares the other cards with the first. */
const MAX_STRENGTHS = { best: 2, other: 1 } as const;

const MAX_GAINS = 2;

/** Attributes that are good for the needs, those that count most first. */
function strengths(laptop: Laptop, needs: Needs, most: number): string[] {
  return ATTRIBUTES.flatMap((attribute) => {
    const value = valueOf(attribute, needs.targets[attribute].triple, measure(laptop, attribute));
    const weight = needs.weights[attribute];
    return value < VALUE_AT_GOOD || weight < MIN_COMPARED_WEIGHT ? [] : [{ attribute, worth: value * weight }];
  })
    .toSorted((a, b) => b.worth - a.worth)
    .filter(namesGraphicsFirst)
    .slice(0, most)
    .map(({ attribute }) => `de ${bareNoun(attribute, needs.asked)}`);
}

interface FitSubject {
  laptop: Laptop;
  role: Role | null;
  best: Laptop;
  needs: Needs;
  population: Population;
}

function leadOf({ role, population }: FitSubject): string {
  if (population.size === 1) return 'El único que lo cumple todo';
  if (role === 'best') return `El que mejor encaja de los ${spanishNumber(population.size)}`;
  return role === null ? 'Otra opción' : 'Para gastar menos';
}

function differentFit({ laptop, best, needs }: FitSubject): string {
  const gains = differences(laptop, baselineOf(best), needs).filter(({ gain }) => gain > 0);
  const size = sizeDifference(laptop, best, needs);
  const system = systemDifference(laptop, best);
  if (gains.length > 0) {
    const nouns = gains.slice(0, MAX_GAINS).map(({ attribute }) => bareNoun(attribute, needs.asked));
    return `Otra forma de acertar: gana al primero en ${formatList(nouns)}`;
  }
  if (size?.side === 'gain') return `Otra forma de acertar: ${size.text}`;
  const others = [...(system === null ? [] : [system]), ...(size?.side === 'neither' ? [size.text] : [])];
  return `Otra forma de acertar, ${others.length === 0 ? 'casi igual al primero' : formatList(others)}`;
}

function sentenceOf(subject: FitSubject): string {
  if (subject.role === 'different') return differentFit(subject);
  const most = subject.role === 'best' ? MAX_STRENGTHS.best : MAX_STRENGTHS.other;
  const strong = strengths(subject.laptop, subject.needs, most);
  return strong.length === 0 ? leadOf(subject) : `${leadOf(subject)}: va bien ${formatList(strong)}`;
}

/** Few laptops have such a panel, and it is what one sees first. */
export const oledOf = ({ panel }: Laptop): string => (panel === 'oled' ? ', con pantalla OLED' : '');

export const fitOf = (subject: FitSubject): string => `${sentenceOf(subject)}${oledOf(subject.laptop)}.`;
