/** The one look of tables: a line above each row, quiet heads, figures below each other. The comparison's is in compare.css. */
export const TABLE_LOOK =
  'w-full border-collapse tabular-nums [&_tbody>tr]:border-t [&_tbody>tr]:border-line [&_thead]:text-muted [&_thead]:text-sm/[1.4] ' +
  '[&_th]:font-semibold';
