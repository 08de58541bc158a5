/** How many laptops meet the answers, and how many would with another option of a requirement. */
import { type Answers, REQUIREMENT_OPTIONS } from '../contract/answers.ts';
import type { Columns } from './columns.ts';
import { type Scratch, selectRows, shortlist } from './shortlist.ts';

export interface Counted {
  /** Laptops within the budget that meet every requirement. */
  count: number;
  /** Those of them that are capable of what was chosen; `null` before a purpose is. */
  capable: number | null;
  /** The count with every other option in place of the one chosen: by requirement none, then each in the contract's order. */
  options: number[][];
}

/**
 * @param answers may lack a purpose
 * @param columnsFor the columns for answers: a requirement for a system decides whether Windows is paid
 * @param scratch overwritten
 */
export function countFor(answers: Answers, columnsFor: (answers: Answers) => Columns, scratch: Scratch): Counted {
  const options = Object.entries(REQUIREMENT_OPTIONS).map(([field, choices]) =>
    ['', ...choices].map((option) => {
      const asked = { ...answers, requirements: { ...answers.requirements, [field]: option } };
      return selectRows(columnsFor(asked), asked, scratch).length;
    }),
  );
  const columns = columnsFor(answers);
  const count = selectRows(columns, answers, scratch).length;
  const capable = answers.purposes.length > 0 ? shortlist(columns, answers, scratch).capable : null;
  return { count, capable, options };
}
