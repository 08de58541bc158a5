/** How the laptops meet the answers, row by row. */
import type { ShownCompared } from '#contract/compared.ts';
import type { TargetPoint } from '#contract/target.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import type { Cell, Row } from './compare-rows.ts';

const cellOf = ({ figure, word, at }: TargetPoint, better: string, over: readonly string[]): Cell => ({
  figure: unbroken(figure),
  word,
  short: at !== null && at < 0,
  better: unbroken(better),
  over: better === '' ? [] : over,
});

/** @param ids of the columns; while another comparison is loading, it may cover more or fewer laptops */
export const needRows = ({ target, laptops }: ShownCompared, ids: readonly string[]): Row[] =>
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
