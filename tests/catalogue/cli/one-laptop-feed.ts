/** Shops that offer one laptop of the embedded file, and a sleeve. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBEDDED } from '../../support/snapshots.ts';
import { FEED_HEADER } from '../refresh/prepare-refreshes.ts';
import type { feedServer } from '../refresh/feed-server.ts';

type FeedServer = ReturnType<typeof feedServer>;

/** A laptop of the embedded file that can be found by its part number. */
export const KNOWN = EMBEDDED.find(({ partNumber, ramGb }) => (partNumber?.length ?? 0) > 8 && ramGb !== null);

export function feedAt(priceEur: number): string {
  const { brand = '', model = '', partNumber = '', ramGb = 0, storageGb = 0 } = KNOWN ?? {};
  const title = `Portátil ${brand} ${model} ${ramGb}GB ${storageGb}GB SSD`;
  const offer = ['1', title, brand, partNumber, `${priceEur} EUR`, 'in_stock', 'new', 'https://tienda.example/1'];
  const sleeve = ['2', 'Funda', brand, 'F-2', '20 EUR', 'in_stock', 'new', 'https://tienda.example/2'];
  return [FEED_HEADER, offer.join('\t'), sleeve.join('\t')].join('\n');
}

export function configureFeeds(folder: string, server: FeedServer, names: readonly string[]): void {
  const feeds = names.map((name) => ({
    name,
    shop: `Tienda ${name}`,
    url: server.url(`/${name}`),
    privateNetwork: true,
    format: 'google-tsv',
    country: 'ES',
    hosts: ['tienda.example'],
  }));
  writeFileSync(join(folder, 'feeds.json'), JSON.stringify(feeds));
}
