import { isDedicated, shortChipName } from './names.ts';
import type { LaptopRecord } from '../laptop-record.ts';

/** The fields that identify a configuration; price, date and measurements may change. */
type Identity = Pick<
  LaptopRecord,
  'brand' | 'model' | 'partNumber' | 'cpu' | 'gpu' | 'ramGb' | 'storageGb' | 'resolution' | 'os'
>;

const ID_MAX_LENGTH = 120;

/** @returns lower-case words of a–z and 0–9 joined by hyphens, without accents */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const details = ({ cpu, gpu, ramGb, storageGb, resolution, os, model }: Identity): string => {
  const processor = cpu === null ? '' : shortChipName(cpu).replace(/^Core (?=i\d|Ultra)/, '');
  return slug(
    [
      model.includes(processor) ? '' : processor,
      gpu !== null && isDedicated(gpu) ? shortChipName(gpu) : '',
      ramGb ?? '',
      storageGb ?? '',
      resolution?.width ?? '',
      os ?? '',
    ].join(' '),
  );
};

/** Joins two slugs without repeating an overlap: part numbers often begin with the model. */
function joinSlugs(base: string, part: string): string {
  const words = base.split('-');
  const overlap = words.findIndex((_, at) => `${part}-`.startsWith(`${words.slice(at).join('-')}-`));
  return [...(overlap === -1 ? words : words.slice(0, overlap)), part].filter(Boolean).join('-');
}

/**
 * The stable id of a configuration: brand and model, with the part number or else chips, memory, storage, screen and
 * system. Empty if brand and model contain no letter or digit.
 */
export function recordId(record: Identity): string {
  const base = slug(`${record.brand} ${record.model}`);
  const part = record.partNumber === null ? '' : slug(record.partNumber);
  if (base === '') return '';
  return joinSlugs(base, part === '' ? details(record) : part)
    .slice(0, ID_MAX_LENGTH)
    .replace(/-+$/, '');
}
