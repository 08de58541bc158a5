import { cellReader, type Field, type Mapping, readField } from '../import/mapping.ts';
import type { RowReader } from './csv-items.ts';
import type { OfferColumns } from './feed-config.ts';
import { FeedError } from './feed-offer.ts';
import {
  type AFFILIATE_NAMES,
  COUNTRY_NAMES,
  NEEDED_FIELDS,
  OFFER_FIELDS,
  type OfferField,
  plainName,
} from './feed-item.ts';
import { isReadDetail } from '../reading/spec-labels.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `«${name.slice(0, 40)}»`).join(', ');

const MAX_NAMED_COLUMNS = 30;

function refuse(missing: readonly string[], header: readonly string[]): never {
  const named = quoted(header.slice(0, MAX_NAMED_COLUMNS));
  throw new FeedError(`the feed has no column ${quoted(missing)}; it has ${named}`.replace(/\s+/g, ' '));
}

/** Parses «section:name:value», several in a cell separated by commas; a value may contain commas, as in «15,6"». */
function readDetails(cell: string, details: Record<string, string>): void {
  for (const part of cell.split(/,(?=[^:,]*:[^:,]+:)/)) {
    const [, name = '', ...value] = part.split(':');
    const label = name.trim().toLowerCase();
    if (value.length > 0 && isReadDetail(label)) details[label] = value.join(':').trim();
  }
}

/** Parses «ES:::0 EUR», several separated by commas. */
const shippingCountries = (cell: string): string[] =>
  cell.split(',').flatMap((part) => /^\s*([A-Za-z]{2}):/.exec(part)?.[1] ?? []);

/** The default for feeds without an availability column. */
const IN_STOCK = 'in stock';

/** @throws FeedError naming the required columns that the header lacks */
export function bindNamedColumns(names: typeof AFFILIATE_NAMES) {
  return (header: readonly string[]): RowReader => {
    const plain = header.map(plainName);
    const at = (name: string): number[] => plain.flatMap((column, position) => (column === name ? [position] : []));
    const positions = new Map(OFFER_FIELDS.map((field): [OfferField, number[]] => [field, names[field].flatMap(at)]));
    const missing = NEEDED_FIELDS.filter((field) => positions.get(field)?.length === 0);
    if (missing.length > 0)
      refuse(
        missing.map((field) => names[field][0] ?? field),
        header,
      );
    const detailColumns = at('product_detail');
    const countryColumns = COUNTRY_NAMES.flatMap(at);
    const shippingColumns = at('shipping');
    const used = new Set([...positions.values()].flat());
    return {
      readsLastColumn: used.has(header.length - 1),
      read: (cells) => {
        const details: Record<string, string> = {};
        for (const column of detailColumns) readDetails(cells[column] ?? '', details);
        return {
          cell: (field) => {
            const filled = (positions.get(field) ?? []).flatMap((position) => cells[position] || []);
            if (field === 'availability' && positions.get(field)?.length === 0) return IN_STOCK;
            return (field === 'category' ? filled.join(' > ') : filled[0]) ?? '';
          },
          details,
          countries: [
            ...countryColumns.flatMap((column) => cells[column] || []),
            ...shippingColumns.flatMap((column) => shippingCountries(cells[column] ?? '')),
          ],
        };
      },
    };
  };
}

/** Labels of the mapped columns in an offer's details. */
const MAPPED_DETAILS: readonly (readonly [Field, string])[] = [
  ['cpu', 'procesador'],
  ['gpu', 'gráfica'],
  ['ramGb', 'memoria ram'],
  ['storageGb', 'almacenamiento'],
  ['screenInches', 'pulgadas'],
  ['os', 'sistema operativo'],
];

/** @throws FeedError naming the mapped columns that the header lacks */
export function bindMappedColumns(mapping: Mapping, offer: OfferColumns) {
  const { columns, title, set, skip } = mapping;
  return (header: readonly string[]): RowReader => {
    const named = [...Object.values(columns), ...Object.values(offer), title?.column].filter(
      (name) => name !== undefined,
    );
    const conditions = [...set, ...skip].map(({ column }) => column);
    const missing = [...named, ...conditions].filter((column) => !header.includes(column));
    if (columns.priceEur === undefined) throw new FeedError('the mapping must name the column of priceEur');
    if (title === undefined && columns.model === undefined) {
      throw new FeedError('the mapping must name the column of the title or of the model');
    }
    if (missing.length > 0) refuse([...new Set(missing)], header);
    const readCell = cellReader(header);
    const cellOf = (cells: readonly string[], column: string | undefined): string =>
      column === undefined ? '' : readCell(cells, column);
    const mapped = (cells: readonly string[], field: Field): string =>
      readField(mapping, field, (column) => readCell(cells, column));
    const titleOf = (cells: readonly string[]): string =>
      title
        ? cellOf(cells, title.column)
        : [mapped(cells, 'brand'), mapped(cells, 'model'), mapped(cells, 'partNumber')].join(' ').trim();
    const readers: Readonly<Record<OfferField, (cells: readonly string[]) => string>> = {
      sku: (cells) => cellOf(cells, offer.sku),
      title: titleOf,
      brand: (cells) => mapped(cells, 'brand'),
      gtin: (cells) => cellOf(cells, offer.gtin),
      mpn: (cells) => mapped(cells, 'partNumber'),
      price: (cells) => cellOf(cells, columns.priceEur),
      salePrice: () => '',
      saleDates: () => '',
      currency: (cells) => cellOf(cells, offer.currency),
      availability: (cells) => (offer.availability === undefined ? IN_STOCK : cellOf(cells, offer.availability)),
      condition: (cells) => cellOf(cells, offer.condition),
      link: (cells) => cellOf(cells, offer.link),
      image: (cells) => mapped(cells, 'image'),
      category: () => '',
      seller: (cells) => cellOf(cells, offer.seller),
    };
    return {
      readsLastColumn: named.includes(header.at(-1) ?? ''),
      read: (cells) => {
        const rule = skip.find(({ column, matches }) => matches.test(cellOf(cells, column)));
        if (rule) return { skipped: rule.reason };
        const details = MAPPED_DETAILS.map(([field, label]): [string, string] => [label, mapped(cells, field)]);
        return {
          cell: (field) => readers[field](cells),
          details: Object.fromEntries(details.filter(([, value]) => value !== '')),
          countries: [cellOf(cells, offer.country)].filter(Boolean),
        };
      },
    };
  };
}
