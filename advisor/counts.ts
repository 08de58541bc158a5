/** Counts the laptops that meet the answers, also with every other option of each requirement. */
import { type Answers, REQUIREMENT_OPTIONS, type Switch } from '../contract/answers.ts';
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
  /** Counts with each switch turned the other way. */
  switched: Record<Switch, number>;
}

/**
 * @param answers may lack a purpose
 * @param columnsFor the columns for answers, because a required system decides whether Windows is paid
 * @param scratch overwritten
 */
export function countFor(answers: Answers, columnsFor: (answers: Answers) => Columns, scratch: Scratch): Counted {
  const countOf = (asked: Answers): number => selectRows(columnsFor(asked), asked, scratch).length;
  const options = Object.entries(REQUIREMENT_OPTIONS).map(([field, choices]) =>
    ['', ...choices].map((option) =>
      countOf({ ...answers, requirements: { ...answers.requirements, [field]: option } }),
    ),
  );
  const switched = {
    ownsWindows: countOf({ ...answers, ownsWindows: !answers.ownsWindows }),
    seenInSpain: countOf({ ...answers, seenInSpain: !answers.seenInSpain }),
  };
  const columns = columnsFor(answers);
  const count = countOf(answers);
  const capable = answers.purposes.length > 0 ? shortlist(columns, answers, scratch).capable : null;
  return { count, capable, options, switched };
}
