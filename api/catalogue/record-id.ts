import { isDedicated, shortChipName } from './chip-words.ts';
import { type LaptopRecord } from './laptop.ts';

/** What a record's identity is made of; price, date and measurements may change without changing it. */
export type Identity = Pick<
  LaptopRecord,
  'brand' | 'model' | 'partNumber' | 'cpu' | 'gpu' | 'ramGb' | 'storageGb' | 'resolution' | 'os'
>;

const ID_MAX_LENGTH = 120;

/** Lower-case words of a–z and 0–9 joined by hyphens, accents dropped. */
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

/** Joins two slugs, once where the end of the first is the beginning of the second: part numbers repeat the model. */
function join(base: string, part: string): string {
  const words = base.split('-');
  const overlap = words.findIndex((_, at) => `${part}-`.startsWith(`${words.slice(at).join('-')}-`));
  return [...(overlap === -1 ? words : words.slice(0, overlap)), part].filter(Boolean).join('-');
}

/**
 * The stable id of a configuration. A part number names it completely; without one, its chips, memory, storage,
 * screen and system do.
 * @returns a slug of at most 120 characters; empty when not even brand and model hold a letter or digit
 */
export function recordId(record: Identity): string {
  const base = slug(`${record.brand} ${record.model}`);
  const part = record.partNumber === null ? '' : slug(record.partNumber);
  if (base === '') return '';
  return join(base, part === '' ? details(record) : part)
    .slice(0, ID_MAX_LENGTH)
    .replace(/-+$/, '');
}
