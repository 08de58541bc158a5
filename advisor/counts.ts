/** Counts the laptops that meet the answers, also with every other option of each requirement. */
import { type Answers, REQUIREMENT_OPTIONS } from '../contract/answers.ts';
import type { Columns } from './columns.ts';
import { type Scratch, selectRows, shortlist } from './shortlist.ts';

export interface Counted {
  /** Laptops within the budget that meet every requirement. */
  count: number;
  /** Number of those that are capable of what was chosen; `null` before a purpose is chosen. */
  capable: number | null;
  /**
   * Counts with every other option selected. For each requirement: no preference first, then the contract's options
   * in order.
   */
  options: number[][];
}

/**
 * @param answers may lack a purpose
 * @param columnsFor the columns for answers, because a required system decides whether Windows is paid
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
