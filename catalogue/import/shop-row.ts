import { collapseBlanks } from '../derive/chip-key.ts';
import { type CellReader, type Field, type Mapping, readField } from './mapping.ts';
import { isUnknown } from '../reading/cell-figures.ts';

export class RowError extends Error {
  override readonly name = 'RowError';
}

const EXCERPT_CHARACTERS = 40;
const excerpt = (text: string) => (text.length > EXCERPT_CHARACTERS ? `${text.slice(0, EXCERPT_CHARACTERS)}…` : text);

export interface ShopRow {
  /** `null` if the cell is unknown. */
  text: (field: Field) => string | null;
  /** `null` if the cell is unknown or zero. */
  figure: (field: Field, read: (cell: string) => number | null) => number | null;
  title: string | null;
}

/** @throws RowError on text that a spreadsheet would execute as a formula */
export function checkText(field: string, cell: string): void {
  if (/^[=+@]|^-\S/.test(cell)) throw new RowError(`${field}: «${excerpt(cell)}» looks like a formula`);
}

/** Reading a field throws a RowError for text like a formula and for an unreadable figure. */
export function readShopRow(cells: readonly string[], cellOf: CellReader, mapping: Mapping): ShopRow {
  const raw = (field: Field): string => readField(mapping, field, (column) => cellOf(cells, column));
  return {
    text: (field) => {
      const cell = collapseBlanks(raw(field));
      if (isUnknown(cell)) return null;
      checkText(field, cell);
      return cell;
    },
    figure: (field, read) => {
      const cell = raw(field);
      if (isUnknown(cell)) return null;
      const value = read(cell);
      if (value === null && !/^0+([.,]0+)?\D*$/.test(cell.trim())) {
        throw new RowError(`${field}: «${excerpt(cell)}» is not a number`);
      }
      return value === 0 ? null : value;
    },
    title: mapping.title ? collapseBlanks(cellOf(cells, mapping.title.column)) : null,
  };
}
