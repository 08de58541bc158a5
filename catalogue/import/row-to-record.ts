import { formFactorOf } from '../derive/form-factor.ts';
import { type LaptopRecord, laptopRecordSchema } from '../laptop-record.ts';
import { integratedGraphics, matchCpu, type MatchedCpu, matchGpu } from '../derive/match-chip.ts';
import { modelYearOf } from '../derive/model-year.ts';
import { recordId } from '../derive/record-id.ts';
import type { CellReader, Mapping } from './mapping.ts';
import {
  type NumberKind,
  parseGigabytes,
  parseKilograms,
  parseNumber,
  parseResolution,
} from '../reading/cell-figures.ts';
import { parseOperatingSystem, parsePanel, spellBrand, spellModel } from '../reading/parse-words.ts';
import { appleModel, type ProductTitle, readProductTitle } from '../reading/product-title.ts';
import { checkText, readShopRow, RowError, type ShopRow } from './shop-row.ts';

/** The column's processor; the title's if only that is exact and both are of the same maker. */
function cpuOf(row: ShopRow, mapping: Mapping): { name: string | null; matched: MatchedCpu | null } {
  const text = row.text('cpu');
  const matched = text === null ? null : matchCpu(text);
  if (matched?.precision === 'exact') return { name: matched.name, matched };
  const inTitle = row.title !== null && mapping.title?.reads.includes('cpu') ? matchCpu(row.title) : null;
  const isSameMaker = !matched || !inTitle || matched.family?.split('_')[0] === inTitle.family?.split('_')[0];
  if (inTitle?.precision === 'exact' && isSameMaker) return { name: inTitle.name, matched: inTitle };
  return { name: text, matched };
}

/** The column's graphics; the title's if it is more specific; else the mapping's default for an empty cell. */
function gpuOf(row: ShopRow, mapping: Mapping, cpuName: string | null, cpu: MatchedCpu | null): string | null {
  const text = row.text('gpu');
  const matched = text === null ? null : matchGpu(text, cpu);
  const inTitle = row.title !== null && mapping.title?.reads.includes('gpu') ? matchGpu(row.title, null) : null;
  // «RTX 3050 Ti» in the title is more specific than «RTX 3050» in the column; otherwise the column wins.
  const isTitleBetter = text === null || (matched !== null && inTitle?.name.startsWith(`${matched.name} `));
  if (isTitleBetter && inTitle?.precision === 'exact' && inTitle.watts > 0) return inTitle.name;
  if (text !== null) return matched?.precision === 'exact' && matched.watts > 0 ? matched.name : text;
  if (!mapping.emptyGpuMeansIntegrated || cpuName === null) return null;
  return integratedGraphics(cpuName, cpu);
}

const CELL_MAX_CHARACTERS = 2000;

/** Created once, because the library compiles a schema at its first use. */
const withoutId = laptopRecordSchema.omit({ id: true });

const mapNullable = <T, U>(value: T | null, map: (value: T) => U | null): U | null =>
  value === null ? null : map(value);

function modelOf(
  row: ShopRow,
  mapping: Mapping,
  brand: string,
  cpu: string | null,
  inches: number | null,
): ProductTitle {
  const fromColumns = { model: row.text('model'), partNumber: row.text('partNumber') };
  const fromTitle =
    row.title !== null && mapping.title ? readProductTitle(row.title, row.text('brand') ?? brand) : null;
  if (fromTitle?.model) checkText('model', fromTitle.model);
  const model = (mapping.title?.reads.includes('model') ? fromTitle?.model : null) ?? fromColumns.model;
  const readsPart = mapping.title?.reads.includes('partNumber') ?? false;
  const partNumber = fromColumns.partNumber ?? (readsPart ? (fromTitle?.partNumber ?? null) : null);
  const apple = brand === 'Apple' ? appleModel(`${row.title ?? ''} ${model ?? ''}`, cpu, inches) : null;
  return { model: apple ?? mapNullable(model, spellModel), partNumber };
}

const asNumber = (kind: NumberKind) => (cell: string) => parseNumber(cell, kind);
const asWhole = (cell: string) => {
  const value = parseNumber(cell, 'money');
  return value === null ? null : Math.round(value);
};

function ratingOf(row: ShopRow): LaptopRecord['rating'] {
  const stars = row.figure('ratingStars', asNumber('measure'));
  const count = row.figure('ratingCount', asWhole);
  return stars === null || count === null ? null : { stars, count };
}

function assemble(row: ShopRow, mapping: Mapping, priceDate: string): Record<string, unknown> {
  const brand = spellBrand(row.text('brand') ?? '');
  const { name: cpu, matched: matchedCpu } = cpuOf(row, mapping);
  const gpu = gpuOf(row, mapping, cpu, matchedCpu);
  const matchedGpu = gpu === null ? null : matchGpu(gpu, matchedCpu);
  const screenInches = row.figure('screenInches', asNumber('measure'));
  const weightKg = row.figure('weightKg', parseKilograms);
  const { model, partNumber } = modelOf(row, mapping, brand, cpu, screenInches);
  if (brand === '' || model === null) throw new RowError(`${brand === '' ? 'brand' : 'model'}: is missing`);
  return {
    brand,
    model,
    partNumber,
    cpu,
    gpu,
    ramGb: row.figure('ramGb', parseGigabytes),
    storageGb: row.figure('storageGb', parseGigabytes),
    screenInches,
    resolution: mapNullable(row.text('resolution'), parseResolution),
    refreshHz: row.figure('refreshHz', asWhole),
    panel: mapNullable(row.text('panel'), parsePanel),
    weightKg,
    batteryWh: row.figure('batteryWh', asNumber('measure')),
    os: mapNullable(row.text('os'), parseOperatingSystem),
    formFactor: formFactorOf({ brand, model, screenInches, weightKg }, matchedGpu),
    year: row.figure('year', asWhole) ?? modelYearOf(matchedCpu, matchedGpu),
    priceEur: row.figure('priceEur', asNumber('money')),
    priceDate: row.text('priceDate') ?? priceDate,
    priceBasis: mapping.priceBasis,
    rating: ratingOf(row),
    image: row.text('image'),
    marketId: row.text('marketId'),
  };
}

/** @throws RowError on a missing brand, model or price, an unreadable figure or a value out of range */
export function rowToRecord(
  cells: readonly string[],
  cellOf: CellReader,
  mapping: Mapping,
  priceDate: string,
): LaptopRecord {
  const longest = cells.find((cell) => cell.length > CELL_MAX_CHARACTERS);
  if (longest !== undefined) throw new RowError(`a cell of ${longest.length} characters`);
  const values = assemble(readShopRow(cells, cellOf, mapping), mapping, priceDate);
  const parsed = withoutId.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? '';
    throw new RowError(`${field}: ${values[field] === null ? 'is missing' : issue?.message}`);
  }
  const withId = laptopRecordSchema.safeParse({ id: recordId(parsed.data), ...parsed.data });
  if (!withId.success) throw new RowError('model: contains no letter or digit');
  return withId.data;
}
