/** Sentences of a guide about more and less money, so that guides for different budgets differ. */
import type { Answers } from '../../contract/answers.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { needsOf } from '../../advisor/needs/needs.ts';
import { capableSentence } from '../recommendation.ts';
import { verbOf } from '../use-words.ts';
import { changesAgainst, mentionedChanges } from '../../advisor/explain/changes.ts';
import { mentionedText } from '../changes.ts';
import { about, formatEuros, formatInches, formatKilograms, NO_DATA } from '../figures.ts';
import { nameWithoutDetails } from '../../contract/laptop-name.ts';
import { systemOf } from '../../catalogue/derive/requirements.ts';

/** «15,6″ · 2,4 kg · de 2024 o después»; unknown facts are marked as unknown. Keyboard and system are told apart. */
export function factsText(laptop: Laptop): string {
  const { screenInches, weightKg, year } = laptop;
  return [
    screenInches === null ? `tamaño ${NO_DATA}` : formatInches(screenInches),
    weightKg === null ? `peso ${NO_DATA}` : about(laptop, 'weightKg') + formatKilograms(weightKg),
    ...(systemOf(laptop) === 'windows-arm' ? ['Windows para ARM'] : []),
    year === null ? `año ${NO_DATA}` : `de ${year} o después`,
  ].join(' · ');
}

/** The answer for one budget, as far as guides compare it. */
export interface Winner {
  answers: Answers;
  laptop: Laptop;
  /** «≈ 445 €» */
  price: string;
  /** The number of capable laptops and of all that qualify. */
  capable: number;
  qualifying: number;
}

/** «Con 1000 € gana el mismo: Lenovo LOQ. Con ese presupuesto sirven 160 de 187.» */
export function stepTo(next: Winner, own: Winner): string {
  const { answers, laptop, capable, qualifying } = next;
  const [purpose = 'office'] = answers.purposes;
  const budget = formatEuros(answers.budget);
  if (capable === 0) return `Con ${budget} ninguno llega a los mínimos para ${verbOf(purpose)}.`;
  const serve = capable === 1 ? 'sirve' : 'sirven';
  const many = `Con ese presupuesto ${serve} ${spanishNumber(capable)} de ${spanishNumber(qualifying)}.`;
  if (laptop.id === own.laptop.id) return `Con ${budget} gana el mismo: ${nameWithoutDetails(laptop.name)}. ${many}`;
  const needs = needsOf(answers);
  const changes = changesAgainst(laptop, own.laptop, needs.comparedCriteria, { answers, needs });
  return `Con ${budget} gana ${nameWithoutDetails(laptop.name)}. ${mentionedText(mentionedChanges(changes))} ${many}`;
}

/** The winner and its price are already in the lead. */
export const twinText = (cheapest: Winner): string => `Con ${formatEuros(cheapest.answers.budget)} ya gana el mismo.`;

/** «De los 187 portátiles de hasta 1000 €, 25 sirven para jugar a lo último. El primero: Lenovo LOQ, ≈ 960 €.» */
export const leadText = (own: Winner): string =>
  `${capableSentence(own.answers, own)} ${own.capable === 0 ? 'El que más se acerca' : 'El primero'}: ` +
  `${nameWithoutDetails(own.laptop.name)}, ${own.price}.`;
