/** The laptops that might meet the requirements, if what nobody knows of them were known. */
import type { Answers, RequirementField } from '../contract/answers.ts';
import {
  couldMeet,
  meetsOption,
  REQUIREMENT_FIELDS,
  requiredBy,
  requiredFact,
} from '../catalogue/derive/requirements.ts';
import { type Columns, countAffordable } from './columns.ts';

export interface Undecided {
  count: number;
  /** The requirements whose facts are unknown. */
  fields: RequirementField[];
}

/**
 * @returns the laptops within the budget that fail no requirement with a known fact and may meet those with unknown
 *   facts
 */
export function undecided(columns: Columns, answers: Answers): Undecided {
  const within = countAffordable(columns.price, answers.budget);
  const required = requiredBy(answers).map(({ field, option }) => {
    const { codes, examples } = columns.required[field];
    const isUnknown = examples.map((example) => requiredFact(example, field) === null);
    const accepts = examples.map((example, code) => isUnknown[code] === true || meetsOption(example, field, option));
    return { field, option, codes, isUnknown, accepts };
  });
  const fields = new Set<RequirementField>();
  let count = 0;
  for (let row = 0; row < within; row += 1) {
    if (answers.seenInSpain && !columns.seenInSpain[row]) continue;
    if (!required.every(({ codes, accepts }) => accepts[codes[row] ?? 0])) continue;
    const unknown = required.filter(({ codes, isUnknown }) => isUnknown[codes[row] ?? 0]);
    const laptop = columns.laptops[row];
    if (unknown.length === 0 || !laptop) continue;
    if (!unknown.every(({ field, option }) => couldMeet(laptop, field, option))) continue;
    count += 1;
    for (const { field } of unknown) fields.add(field);
  }
  return { count, fields: REQUIREMENT_FIELDS.filter((field) => fields.has(field)) };
}
