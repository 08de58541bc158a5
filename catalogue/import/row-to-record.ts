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
import { parseOperatingSystem, parsePanel, spellBrand, spellModel } from '../reading/parse-words.ts';
import { appleModel } from '../reading/product-title.ts';
import type { Field, Mapping } from './mapping.ts';

class RowError extends Error {
  override readonly name = 'RowError';
}

const EXCERPT_CHARACTERS = 40;
const excerpt = (text: string) => (text.length > EXCERPT_CHARACTERS ? `${text.slice(0, EXCERPT_CHARACTERS)}…` : text);

/** Reads the cell of a field: '' if the file has no column for it. */
export type CellOf = (field: Field) => string;

/** @throws RowError for an unreadable figure; unknown and zero are `null` */
function figureOf(cellOf: CellOf, field: Field, read: (cell: string) => number | null): number | null {
  const cell = cellOf(field);
  if (isUnknown(cell)) return null;
  const value = read(cell);
  if (value === null && !/^0+([.,]0+)?\D*$/.test(cell.trim())) {
    throw new RowError(`${field}: «${excerpt(cell)}» is not a number`);
  }
  return value === 0 ? null : value;
}

const mapNullable = <T, U>(value: T | null, map: (value: T) => U | null): U | null =>
  value === null ? null : map(value);

const asNumber = (kind: NumberKind) => (cell: string) => parseNumber(cell, kind);
const asWhole = (cell: string) => mapNullable(parseNumber(cell, 'money'), Math.round);

function chipsOf(cpuText: string | null, gpuText: string | null, mapping: Mapping) {
  const matchedCpu = cpuText === null ? null : matchCpu(cpuText);
  const cpu = matchedCpu?.precision === 'exact' ? matchedCpu.name : cpuText;
  if (gpuText !== null) {
    const matched = matchGpu(gpuText, matchedCpu);
    return { cpu, gpu: matched?.precision === 'exact' && matched.watts > 0 ? matched.name : gpuText };
  }
  return { cpu, gpu: mapping.emptyGpuMeansIntegrated && cpu !== null ? integratedGraphics(cpu, matchedCpu) : null };
}

/** @returns the record, or why there is none: a missing brand, model or price, an unreadable figure, a value out of range */
export function rowToRecord(cellOf: CellOf, mapping: Mapping, priceDate: string): LaptopRecord | { problem: string } {
  const text = (field: Field): string | null => {
    const cell = collapseBlanks(cellOf(field));
    return isUnknown(cell) ? null : cell;
  };
  const figure = (field: Field, read: (cell: string) => number | null) => figureOf(cellOf, field, read);
  try {
    const brand = mapNullable(text('brand'), spellBrand);
    const model = text('model');
    const { cpu, gpu } = chipsOf(text('cpu'), text('gpu'), mapping);
    const screenInches = figure('screenInches', asNumber('measure'));
    const stars = figure('ratingStars', asNumber('measure'));
    const count = figure('ratingCount', asWhole);
    return completeRecord({
      brand,
      model: (brand === 'Apple' ? appleModel(model ?? '', cpu, screenInches) : null) ?? mapNullable(model, spellModel),
      partNumber: text('partNumber'),
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
      priceEur: figure('priceEur', asNumber('money')),
      priceDate: text('priceDate') ?? priceDate,
      priceBasis: mapping.priceBasis,
      priceShop: text('priceShop'),
      priceUrl: text('priceUrl'),
      rating: stars === null || count === null ? null : { stars, count },
      image: text('image'),
      marketId: text('marketId'),
    });
  } catch (error) {
    if (error instanceof RowError) return { problem: error.message };
    throw error;
  }
}
