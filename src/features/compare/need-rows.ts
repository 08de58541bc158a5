/** How the laptops meet the answers, row by row. */
import type { ShownCompared } from '#contract/compared.ts';
import type { TargetPoint } from '#contract/target.ts';
import { unbroken } from '#src/lib/unbroken.ts';

export interface NeedCell {
  /** «≈ 13 h»; empty where unknown. */
  figure: string;
  /** «te basta», «sin dato» */
  word: string;
  /** Whether the laptop falls short of the criterion. */
  short: boolean;
  /** Its lead over the next one; empty without a lead. */
  better: string;
}

export interface NeedRow {
  label: string;
  /** One for each laptop, in their order; `null` if the answering host does not have the laptop. */
  cells: readonly (NeedCell | null)[];
}

const cellOf = ({ figure, word, at }: TargetPoint, better = ''): NeedCell => ({
  figure: unbroken(figure),
  word,
  short: at !== null && at < 0,
  better: unbroken(better),
});

/** @param ids of the columns; while another comparison is loading, it may cover more or fewer laptops */
export const needRows = ({ target, laptops }: ShownCompared, ids: readonly string[]): NeedRow[] =>
  target.map(({ label, points }, row) => ({
    label,
    cells: ids.map((id) => {
      const point = points.find((one) => one.id === id);
      return point ? cellOf(point, laptops.find((one) => one.id === id)?.better[row]) : null;
    }),
  }));

export const cellsDiffer = ({ cells }: NeedRow): boolean =>
  new Set(cells.map((cell) => cell && `${cell.figure} ${cell.word}`)).size > 1;
