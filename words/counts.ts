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

/** «53 de 187 pueden con juegos actuales», «187 portátiles cumplen esto», «Ninguno cumple esto»: a line of a phone */
function countText({ purposes, priorities }: Answers, { count, capable }: Counted): string {
  if (count === 0) return 'Ninguno cumple esto';
  if (capable === null || capable >= count * FEW)
    return count === 1 ? '1 portátil cumple esto' : `${spanishNumber(count)} portátiles cumplen esto`;
  const [purpose, ...others] = new Set(purposes);
  const demand = purpose === undefined || others.length > 0 ? 'todos tus usos' : demandOf(purpose, priorities);
  if (count === 1) return `El único que cumple esto no puede con ${demand}`;
  const can =
    capable > 1
      ? `${spanishNumber(capable)} de ${spanishNumber(count)} pueden`
      : `${capable === 1 ? 'Uno' : 'Ninguno'} de ${spanishNumber(count)} puede`;
  return `${can} con ${demand}`;
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
