/** Renders the live counts below the form. */
import type { Answers } from '../contract/answers.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { Counts } from '../contract/counts.ts';
import type { CountedAnswers } from '../advisor/answer.ts';
import type { Counted } from '../advisor/counts.ts';
import { relaxed } from '../advisor/relax.ts';
import { demandOf } from './caution.ts';
import { shortRelaxation } from './relaxations.ts';

/** The capable laptops are mentioned if they are a smaller share of those that qualify. */
const FEW = 0.5;

function capableWords({ purposes, priorities }: Answers, { count, capable }: Counted): string {
  if (capable === null || capable >= count * FEW) return '';
  const [purpose, ...others] = new Set(purposes);
  const demand = purpose === undefined || others.length > 0 ? 'todos tus usos' : demandOf(purpose, priorities);
  const can = capable === 1 ? 'uno puede' : `${spanishNumber(capable)} pueden`;
  return `; ${capable > 0 ? can : `${count === 1 ? 'no' : 'ninguno'} puede`} con ${demand}`;
}

/** «187 portátiles cumplen esto; 53 pueden con juegos actuales», «Ninguno cumple esto» */
function countText(answers: Answers, counted: Counted): string {
  const { count } = counted;
  if (count === 0) return 'Ninguno cumple esto';
  const meet = count === 1 ? '1 portátil cumple' : `${spanishNumber(count)} portátiles cumplen`;
  return `${meet} esto${capableWords(answers, counted)}`;
}

export function countsInWords({ answers, counted, change }: CountedAnswers): Counts {
  const { budget, requirements, seenInSpain = false } = change ? relaxed(answers, change) : answers;
  return {
    count: counted.count,
    text: countText(answers, counted),
    options: counted.options,
    switched: counted.switched,
    help: change ? { text: shortRelaxation(change, answers.budget), budget, requirements, seenInSpain } : null,
  };
}
