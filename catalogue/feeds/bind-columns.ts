import type { RowReader } from './csv-items.ts';
import { FeedError } from './feed-offer.ts';
import type { FeedConfig } from './feed-config.ts';
import { COUNTRY_NAMES, DETAIL_NAMES, FIELD_NAMES, NEEDED_FIELDS, plainName, quoted } from './feed-item.ts';
import { collapseBlanks } from '../reading/patterns.ts';
import { decodeEntities } from '../reading/plain-text.ts';
import { isReadDetail } from '../reading/spec-labels.ts';

const MAX_NAMED_COLUMNS = 30;

/** Parses «section:name:value», several in a cell separated by commas; a value may contain commas, as in «15,6"». */
const readDetails = (cell: string): [string, string][] =>
  cell.split(/,(?=[^:,]*:[^:,]+:)/).flatMap((part): [string, string][] => {
    const [, name = '', ...value] = part.split(':');
    const label = name.trim().toLowerCase();
    return value.length > 0 && isReadDetail(label) ? [[label, value.join(':').trim()]] : [];
  });

/** Parses «ES:::0 EUR», several separated by commas. */
const shippingCountries = (cell: string): string[] =>
  cell.split(',').flatMap((part) => /^\s*([A-Za-z]{2}):/.exec(part)?.[1] ?? []);

/** The default for feeds without an availability column. */
const IN_STOCK = 'in stock';

/** @throws FeedError naming the required columns that the header lacks */
export function bindColumns(columns: FeedConfig['columns']) {
  const own = Object.entries(columns).flatMap(([field, name]) => (name ? [[field, [plainName(name)]] as const] : []));
  const names = new Map<string, readonly string[]>([...Object.entries(FIELD_NAMES), ...own]);
  // All columns that the operator names are needed: without that of the condition, used goods would count as new.
  const needed = new Set<string>([...NEEDED_FIELDS, ...own.map(([field]) => field)]);
  return (header: readonly string[]): RowReader => {
    const plain = header.map(plainName);
    const at = (name: string): number[] => plain.flatMap((column, position) => (column === name ? [position] : []));
    const positions = new Map([...names].map(([field, some]) => [field, some.flatMap(at)]));
    const lacking = [...needed]
      .filter((field) => positions.get(field)?.length === 0)
      .map((field) => quoted(names.get(field) ?? [], ' or '));
    const has = quoted(header.slice(0, MAX_NAMED_COLUMNS));
    if (lacking.length > 0)
      throw new FeedError(collapseBlanks(`the feed has no column ${lacking.join(', ')}; it has ${has}`));
    const stated = Object.entries(DETAIL_NAMES).flatMap(([field, label]) =>
      (positions.get(field) ?? []).map((column) => [column, label] as const),
    );
    const labels = header.map((column) => column.trim().toLowerCase());
    const labelled = [...labels.entries()].filter(([, label]) => isReadDetail(label));
    const detailColumns = at('product_detail');
    const countryColumns = COUNTRY_NAMES.flatMap(at);
    const shippingColumns = at('shipping');
    return {
      readsLastColumn: [...positions.values()].flat().includes(header.length - 1),
      leastCells: 1 + Math.max(...NEEDED_FIELDS.map((field) => positions.get(field)?.[0] ?? 0)),
      read: (written) => {
        const cells = written.map(decodeEntities);
        const cellsOf = (some: readonly number[]): string[] => some.flatMap((column) => cells[column] || []);
        const details = Object.fromEntries(cellsOf(detailColumns).flatMap(readDetails));
        for (const [column, label] of [...stated, ...labelled]) if (cells[column]) details[label] ??= cells[column];
        return {
          cell: (field) => {
            const places = positions.get(field) ?? [];
            if (field === 'availability' && places.length === 0) return IN_STOCK;
            const filled = cellsOf(places);
            return (field === 'category' ? filled.join(' > ') : filled[0]) ?? '';
          },
          details,
          countries: [...cellsOf(countryColumns), ...cellsOf(shippingColumns).flatMap(shippingCountries)],
        };
      },
    };
  };
}
