import { collapseBlanks } from '../derive/chip-key.ts';
import { completeRecord } from '../derive/complete-record.ts';
import { integratedGraphics, matchCpu, matchGpu } from '../derive/match-chip.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import {
  isUnknown,
  type NumberKind,
  parseGigabytes,
  parseKilograms,
  parseNumber,
  parseResolution,
} from '../reading/cell-figures.ts';
import { notAlone } from '../reading/bundle.ts';
import { notNew } from '../reading/condition.ts';
import { parseOperatingSystem, parsePanel, spellBrand, spellModel } from '../reading/parse-words.ts';
import { isSpoilt } from '../reading/part-number.ts';
import { readPrice } from '../reading/price.ts';
import { appleModel } from '../reading/product-title.ts';
import type { FeedItem, TableField } from './feed-item.ts';
import type { ImportMapping } from './table-mapping.ts';

class RowError extends Error {
  override readonly name = 'RowError';
}

const EXCERPT_CHARACTERS = 40;
const excerpt = (text: string) => (text.length > EXCERPT_CHARACTERS ? `${text.slice(0, EXCERPT_CHARACTERS)}…` : text);

/** @throws RowError for an unreadable figure; unknown and zero are `null` */
function figureOf({ cell }: FeedItem, field: TableField, read: (text: string) => number | null): number | null {
  const text = cell(field);
  if (isUnknown(text)) return null;
  const value = read(text);
  if (value === null && !/^0+([.,]0+)?\D*$/.test(text.trim())) {
    throw new RowError(`${field}: «${excerpt(text)}» is not a number`);
  }
  return value === 0 ? null : value;
}

/** @throws RowError if there is no price that a laptop can have */
function priceOf({ cell }: FeedItem): number {
  const price = readPrice(cell('priceEur'), cell('currency'), 'euros');
  if (typeof price !== 'number') throw new RowError(price.skipped);
  return price;
}

const mapNullable = <T, U>(value: T | null, map: (value: T) => U | null): U | null =>
  value === null ? null : map(value);

const asNumber = (kind: NumberKind) => (cell: string) => parseNumber(cell, kind);
const asWhole = (cell: string) => mapNullable(parseNumber(cell, 'money'), Math.round);

function chipsOf(cpuText: string | null, gpuText: string | null, emptyMeansIntegrated: boolean) {
  const matchedCpu = cpuText === null ? null : matchCpu(cpuText);
  const cpu = matchedCpu?.precision === 'exact' ? matchedCpu.name : cpuText;
  if (gpuText !== null) {
    const matched = matchGpu(gpuText, matchedCpu);
    return { cpu, gpu: matched?.precision === 'exact' && matched.watts > 0 ? matched.name : gpuText };
  }
  return { cpu, gpu: emptyMeansIntegrated && cpu !== null ? integratedGraphics(cpu, matchedCpu) : null };
}

/**
 * Reads a row with a column for each figure.
 * @returns the record, or why there is none: used goods, a missing brand, model or price, an unreadable figure, a value
 *   out of range
 */
export function statedRecord(
  item: FeedItem,
  { emptyGpuMeansIntegrated, priceBasis }: Pick<ImportMapping, 'emptyGpuMeansIntegrated' | 'priceBasis'>,
  priceDate: string,
): LaptopRecord | { skipped: string } {
  const text = (field: TableField): string | null => {
    const cell = collapseBlanks(item.cell(field));
    return isUnknown(cell) ? null : cell;
  };
  const figure = (field: TableField, read: (cell: string) => number | null) => figureOf(item, field, read);
  const [brand, model] = [mapNullable(text('brand'), spellBrand), text('model')];
  const title = `${text('title') ?? ''} ${model ?? ''}`.trim();
  const other = notNew(title, item.cell('condition')) ?? notAlone(title, item.cell('bundle'), item.cell('multipack'));
  if (other !== null) return { skipped: other };
  try {
    const { cpu, gpu } = chipsOf(text('cpu'), text('gpu'), emptyGpuMeansIntegrated);
    const screenInches = figure('screenInches', asNumber('measure'));
    const stars = figure('ratingStars', asNumber('measure'));
    const count = figure('ratingCount', asWhole);
    const record = completeRecord({
      brand,
      model: (brand === 'Apple' ? appleModel(model ?? '', cpu, screenInches) : null) ?? mapNullable(model, spellModel),
      partNumber: isSpoilt(item.cell('partNumber')) ? null : text('partNumber'),
      cpu,
      gpu,
      ramGb: figure('ramGb', parseGigabytes),
      storageGb: figure('storageGb', parseGigabytes),
      screenInches,
      resolution: mapNullable(text('resolution'), parseResolution),
      refreshHz: figure('refreshHz', asWhole),
      panel: mapNullable(text('panel'), parsePanel),
      weightKg: figure('weightKg', parseKilograms),
      batteryWh: figure('batteryWh', asNumber('measure')),
      os: mapNullable(text('os'), parseOperatingSystem),
      year: figure('year', asWhole),
      priceEur: priceOf(item),
      priceDate: text('priceDate') ?? priceDate,
      priceBasis,
      priceShop: text('priceShop'),
      priceUrl: text('priceUrl'),
      rating: stars === null || count === null ? null : { stars, count },
      image: text('image'),
      marketId: text('marketId'),
    });
    return 'problem' in record ? { skipped: record.problem } : record;
  } catch (error) {
    if (error instanceof RowError) return { skipped: error.message };
    throw error;
  }
}
