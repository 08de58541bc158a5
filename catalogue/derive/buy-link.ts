import { driveSize } from '../../contract/spanish-figures.ts';
import { isDedicated, shortChipName } from './describe.ts';
import type { LaptopRecord } from '../laptop-record.ts';

export interface Marketplace {
  /** For example `www.amazon.es`. */
  host: string;
  /** Affiliate tag; may be empty. */
  tag: string;
}

type SearchFields = Pick<LaptopRecord, 'brand' | 'model' | 'cpu' | 'gpu' | 'ramGb' | 'storageGb'>;

function searchWords({ brand, model, cpu, gpu, ramGb, storageGb }: SearchFields): string {
  const processor = cpu === null ? '' : shortChipName(cpu);
  return [
    brand,
    model,
    model.includes(processor) ? '' : processor,
    gpu !== null && isDedicated(gpu) ? shortChipName(gpu) : '',
    ramGb === null ? '' : driveSize(ramGb),
    storageGb === null ? '' : driveSize(storageGb),
  ]
    .filter(Boolean)
    .join(' ');
}

/** @returns https URL of the product page if its id is known, otherwise of a search for the laptop */
export function buyLink(laptop: SearchFields & Pick<LaptopRecord, 'marketId'>, { host, tag }: Marketplace): string {
  const url = new URL(`https://${host}/`);
  if (laptop.marketId === null) {
    url.pathname = '/s';
    url.searchParams.set('k', searchWords(laptop));
  } else {
    url.pathname = `/dp/${laptop.marketId}`;
  }
  if (tag !== '') url.searchParams.set('tag', tag);
  return url.href;
}
