import { type CellReader, type Field, type Mapping } from './mapping.ts';
import { saysNothing } from './parse-figures.ts';

/** A row that cannot become a record; the message is the reason that the report prints. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';
}

const EXCERPT_CHARACTERS = 40;
const excerpt = (text: string) => (text.length > EXCERPT_CHARACTERS ? `${text.slice(0, EXCERPT_CHARACTERS)}…` : text);

/** One row, read field by field through the mapping. */
export interface ShopRow {
  /** A cell's text; `null` where it says nothing. */
  text: (field: Field) => string | null;
  /** A cell's figure; `null` where it says nothing or zero. */
  figure: (field: Field, read: (cell: string) => number | null) => number | null;
  /** The whole product title, where the mapping names its column. */
  title: string | null;
}

/** Text that a spreadsheet would run as a formula is no product's name. */
export function checkText(field: string, cell: string): void {
  if (/^[=+@]|^-\S/.test(cell)) throw new RowRefused(`${field}: «${excerpt(cell)}» begins like a formula`);
}

/** @throws RowRefused, when a field is read, on text like a formula and on a figure that is none */
export function readShopRow(cells: readonly string[], cellOf: CellReader, mapping: Mapping): ShopRow {
  const raw = (field: Field): string => {
    const column = mapping.columns[field];
    const cell = column === undefined ? '' : cellOf(cells, column);
    if (!saysNothing(cell)) return cell;
    const rule = mapping.set.find((entry) => entry.field === field && entry.matches.test(cellOf(cells, entry.column)));
    return rule?.value ?? '';
  };
  return {
    text: (field) => {
      const cell = raw(field).replace(/\s+/g, ' ').trim();
      if (saysNothing(cell)) return null;
      checkText(field, cell);
      return cell;
    },
    figure: (field, read) => {
      const cell = raw(field);
      if (saysNothing(cell)) return null;
      const value = read(cell);
      if (value === null && !/^0+([.,]0+)?\D*$/.test(cell.trim())) {
        throw new RowRefused(`${field}: «${excerpt(cell)}» is not a figure`);
      }
      return value === 0 ? null : value;
    },
    title: mapping.title ? cellOf(cells, mapping.title.column).replace(/\s+/g, ' ').trim() : null,
  };
}
