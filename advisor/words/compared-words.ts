/** Whether a laptop that a visitor chose meets the answers, in at most ten words. */
import type { Answers, RequirementField } from '../../contract/answers.ts';
import { meetsOption, requiredBy, requiredFact } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Needs } from '../needs.ts';
import { shortfall } from './caution.ts';
import { capitalize, formatEuros, formatList, NO_DATA } from './format.ts';
import { spareOf } from './prices.ts';
import { FIELD_WORDS } from './requirement-words.ts';
import { OWN_FIGURE } from './own-figures.ts';

const MAX_NAMED = 2;

/** «memoria», «sistema» */
const nounOf = (field: RequirementField): string => FIELD_WORDS[field].split(' ')[1] ?? '';

/** @returns «No cumple: precio (350 € más) y 2 más.»; a reason alone has its figure. */
export function failureText(laptop: Laptop, answers: Answers): string {
  const over = Math.max(0, -spareOf(laptop, answers));
  const failed = requiredBy(answers).filter(({ field, option }) => !meetsOption(laptop, field, option));
  const isAlone = failed.length === 1 && over === 0;
  const figureOf = (field: RequirementField): string => {
    if (requiredFact(laptop, field) === null) return ` (${NO_DATA})`;
    return isAlone ? ` (${OWN_FIGURE[field](laptop)})` : '';
  };
  const reasons = [
    ...(over === 0 ? [] : [`precio (${formatEuros(over)} más)`]),
    ...failed.map(({ field }) => nounOf(field) + figureOf(field)),
  ];
  const [first = ''] = reasons;
  return `No cumple: ${formatList(reasons.length > MAX_NAMED ? [first, `${reasons.length - 1} más`] : reasons)}.`;
}

export const QUALIFIES_TEXT = 'Cumple lo que pides.';

/** @returns «Le falta gráfica (es integrada).»: what counts most of what a laptop that is not capable lacks */
export const lackText = (laptop: Laptop, needs: Needs): string => `${capitalize(shortfall(laptop, needs, 1))}.`;
