/** What a guide says of more and less money. */
import type { Answers } from '../../contract/answers.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { needsOf } from '../needs.ts';
import { comparedCriteria } from '../target.ts';
import { demandOf } from '../words/caution.ts';
import { changesAgainst, changeSentence } from '../words/changes.ts';
import { formatEuros } from '../words/format.ts';

/** The answer for one budget, as far as it is compared. */
export interface Winner {
  answers: Answers;
  laptop: Laptop;
  /** «≈ 445 €» */
  price: string;
  /** How many that qualify are capable, of how many. */
  capable: number;
  qualifying: number;
}

/** «Ganas 18 % de velocidad. Pierdes 1 h de autonomía y 50 €.» */
function changeBetween(laptop: Laptop, best: Laptop, answers: Answers): string {
  const needs = needsOf(answers);
  return changeSentence(changesAgainst(laptop, best, comparedCriteria(needs), { answers, needs })).text;
}

const purposeOf = ({ purposes: [purpose = 'office'], priorities }: Answers): string => demandOf(purpose, priorities);

/** «Con 1000 € gana el mismo; pueden con la programación 160 de 187.» */
export function stepTo(next: Winner, own: Winner): string {
  const { answers, laptop, capable, qualifying } = next;
  const budget = formatEuros(answers.budget);
  if (capable === 0) return `Con ${budget} ninguno llega a los mínimos para ${purposeOf(answers)}.`;
  const many = `Ahí pueden con ${purposeOf(answers)} ${spanishNumber(capable)} de ${spanishNumber(qualifying)}.`;
  if (laptop.id === own.laptop.id) return `Con ${budget} gana el mismo: ${laptop.name}. ${many}`;
  return `Con ${budget} gana ${laptop.name}. ${changeBetween(laptop, own.laptop, answers)} ${many}`;
}

/** The capable laptop that fits best, whatever it costs within the budget. */
export const dearestText = (laptop: Laptop, own: Winner): string =>
  `Sin mirar el precio, el que más encaja hasta ${formatEuros(own.answers.budget)} es ${laptop.name}. ${changeBetween(laptop, own.laptop, own.answers)}`;

export const twinText = (cheapest: Winner): string =>
  `Con ${formatEuros(cheapest.answers.budget)} ya tienes lo mismo: gana ${cheapest.laptop.name}, por ${cheapest.price}.`;
