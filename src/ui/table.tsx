/** The one look of tables: a line above each row, quiet heads, figures below each other. */
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Table = ({ className, ...props }: ComponentProps<'table'>) => (
  <table className={cn('w-full border-collapse tabular-nums', className)} {...props} />
);

export const Row = ({ className, ...props }: ComponentProps<'tr'>) => (
  <tr className={cn('border-t border-line', className)} {...props} />
);

const CELL = 'py-2 pe-3 text-start align-top';

export const ColumnHead = ({ className, ...props }: ComponentProps<'th'>) => (
  <th scope="col" className={cn(CELL, 'text-sm/[1.4] font-semibold text-muted', className)} {...props} />
);

export const RowHead = ({ className, ...props }: ComponentProps<'th'>) => (
  <th scope="row" className={cn(CELL, 'font-semibold', className)} {...props} />
);

export const Cell = ({ className, ...props }: ComponentProps<'td'>) => (
  <td className={cn(CELL, className)} {...props} />
);
