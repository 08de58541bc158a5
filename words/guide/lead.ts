/** The first sentences of a guide: how many laptops are capable, which one wins, and its rarest feature. */
import { nameWithoutDetails } from '../../contract/laptop-name.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { demandOf } from '../caution.ts';
import { formatEuros } from '../format.ts';
import type { Winner } from './steps.ts';

function countsText({ answers, capable, qualifying }: Winner): string {
  const [purpose = 'office'] = answers.purposes;
  const use = demandOf(purpose, answers.priorities);
  const budget = formatEuros(answers.budget);
  if (qualifying === 1)
    return `Solo hay un portátil de hasta ${budget}, y ${capable === 0 ? 'no sirve' : 'sirve'} para ${use}.`;
  const all = spanishNumber(qualifying);
  if (capable === qualifying) return `Los ${all} portátiles de hasta ${budget} sirven para ${use}.`;
  if (capable === 0) return `De los ${all} portátiles de hasta ${budget}, ninguno sirve para ${use}.`;
  const many = capable === 1 ? 'solo uno sirve' : `${spanishNumber(capable)} sirven`;
  return `De los ${all} portátiles de hasta ${budget}, ${many} para ${use}.`;
}

/** «De los 187 portátiles de hasta 1000 €, 25 sirven para juegos actuales. El primero: Lenovo LOQ, ≈ 960 €.» */
export const leadText = (own: Winner): string =>
  `${countsText(own)} ${own.capable === 0 ? 'El menos malo' : 'El primero'}: ${nameWithoutDetails(own.laptop.name)}, ${own.price}.`;
