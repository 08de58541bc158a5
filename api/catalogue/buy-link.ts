import { describeStorage, isDedicated, shortChipName } from './chip-words.ts';
import { type LaptopRecord } from './laptop.ts';

export interface Marketplace {
  /** Host name of the marketplace: `www.amazon.es`. */
  host: string;
  /** Affiliate tag; empty for none. */
  tag: string;
}

type Searched = Pick<LaptopRecord, 'brand' | 'model' | 'cpu' | 'gpu' | 'ramGb' | 'storageGb'>;

function searchWords({ brand, model, cpu, gpu, ramGb, storageGb }: Searched): string {
  const processor = cpu === null ? '' : shortChipName(cpu);
  return [
    brand,
    model,
    model.includes(processor) ? '' : processor,
    gpu !== null && isDedicated(gpu) ? shortChipName(gpu) : '',
    ramGb === null ? '' : describeStorage(ramGb),
    storageGb === null ? '' : describeStorage(storageGb),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Where a visitor can buy a laptop: its product page where the marketplace's id is known, else the marketplace's search
 * for brand, model and key specs.
 * @returns an https address, everything in it percent-encoded
 */
export function buyLink(laptop: Searched & Pick<LaptopRecord, 'marketId'>, { host, tag }: Marketplace): string {
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
