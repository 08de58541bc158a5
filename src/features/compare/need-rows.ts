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
  /** Ids of those that it leads by that much; empty if that is not clear. */
  over: readonly string[];
}

export interface NeedRow {
  label: string;
  /** One for each laptop, in their order; `null` if the answering host does not have the laptop. */
  cells: readonly (NeedCell | null)[];
}

const cellOf = ({ figure, word, at }: TargetPoint, better: string, over: readonly string[]): NeedCell => ({
  figure: unbroken(figure),
  word,
  short: at !== null && at < 0,
  better: unbroken(better),
  over: better === '' ? [] : over,
});

/** @param ids of the columns; while another comparison is loading, it may cover more or fewer laptops */
export const needRows = ({ target, laptops }: ShownCompared, ids: readonly string[]): NeedRow[] =>
  target.map(({ label, points }, row) => {
    const betterOf = (id: string): string => laptops.find((one) => one.id === id)?.better[row] ?? '';
    // Leads are over those without one. With different figures, an estimate's error decides over which of them.
    const others = points.filter(({ id }) => betterOf(id) === '');
    const over = new Set(others.map(({ figure }) => figure)).size === 1 ? others.map(({ id }) => id) : [];
    return {
      label,
      cells: ids.map((id) => {
        const point = points.find((one) => one.id === id);
        return point ? cellOf(point, betterOf(id), over) : null;
      }),
    };
  });

export const cellsDiffer = ({ cells }: NeedRow): boolean =>
  new Set(cells.map((cell) => cell && `${cell.figure} ${cell.word}`)).size > 1;
