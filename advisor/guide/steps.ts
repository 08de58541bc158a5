/** What a guide says of more and less money. */
import type { Answers } from '../../contract/answers.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { needsOf } from '../needs.ts';
import { comparedCriteria } from '../target.ts';
import { demandOf } from '../words/caution.ts';
import { type Change, changesAgainst, changeSentence } from '../words/changes.ts';
import { formatEuros } from '../words/format.ts';
import { costText } from './card-lines.ts';

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

function changesBetween(laptop: Laptop, best: Laptop, answers: Answers): Change[] {
  const needs = needsOf(answers);
  return changesAgainst(laptop, best, comparedCriteria(needs), { answers, needs });
}

const purposeOf = ({ purposes: [purpose = 'office'], priorities }: Answers): string => demandOf(purpose, priorities);

/** «Con 1000 € gana el mismo: Lenovo LOQ. Con ese presupuesto sirven 160 de 187.» */
export function stepTo(next: Winner, own: Winner): string {
  const { answers, laptop, capable, qualifying } = next;
  const budget = formatEuros(answers.budget);
  if (capable === 0) return `Con ${budget} ninguno llega a los mínimos para ${purposeOf(answers)}.`;
  const serve = capable === 1 ? 'sirve' : 'sirven';
  const many = `Con ese presupuesto ${serve} ${spanishNumber(capable)} de ${spanishNumber(qualifying)}.`;
  if (laptop.id === own.laptop.id) return `Con ${budget} gana el mismo: ${laptop.name}. ${many}`;
  return `Con ${budget} gana ${laptop.name}. ${changeSentence(changesBetween(laptop, own.laptop, answers)).text} ${many}`;
}

/** Before what a market's step gains or loses. */
const DIFFERENCE = /^Con .+? (?:más|menos) /u;

/** «HP Victus 15, ≈ 1015 €: ganas 8 GB de memoria.»: of the market's step with the price in place of a rounded difference */
export const namedStep = (text: string, laptop: Laptop): string =>
  `${laptop.name}, ${costText(laptop)}: ${text.replace(DIFFERENCE, '')}`;

/** @returns the capable laptop that fits best, whatever it costs within the budget; empty where it gains nothing */
export function dearestText(laptop: Laptop, own: Winner): string {
  const changes = changesBetween(laptop, own.laptop, own.answers);
  if (!changes.some(({ criterion, gain }) => criterion !== 'price' && gain > 0)) return '';
  const budget = formatEuros(own.answers.budget);
  return `Sin mirar el precio, el de más prestaciones hasta ${budget} es ${laptop.name}. ${changeSentence(changes).text}`;
}

/** The winner and its price stand in the lead. */
export const twinText = (cheapest: Winner): string => `Con ${formatEuros(cheapest.answers.budget)} ya gana el mismo.`;
