/** A folder of snapshots with a shop's server, and refreshes of it. */
import { refresh, type RefreshOptions } from '#catalogue/refresh/refresh.ts';
import { currentVersion, readSnapshot } from '#catalogue/snapshot/store.ts';
import { aRecord } from '../a-record.ts';
import { aFeed } from '../feeds/a-feed.ts';
import { feedServer } from './feed-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const LIMITS = { attemptMs: 2000, attempts: 2, pauseMs: 5, bytes: 100_000 };
const NAMES = ['alfa', 'beta'] as const;

export const BOOKS = Array.from({ length: 5 }, (_, n) =>
  aRecord({ id: `book-${n}`, model: `Book ${n}`, partNumber: `90NB14X${n}`, priceEur: 600 + n, priceDate: '2026-10' }),
);

/** Columns of a feed. */
export const FEED_HEADER = 'id\ttitle\tbrand\tmpn\tprice\tavailability\tcondition\tlink';

/** Rows of laptops that no catalogue has. */
export const invented = (count: number, prefix = 'F15', shop = 'tienda') =>
  Array.from({ length: count }, (_, n) => {
    const number = `${prefix}${String(n).padStart(4, '0')}-BQ305W`;
    const title = `Portátil ASUS Vivobook 15 ${number} Intel Core i5-1335U 16GB 512GB SSD 15.6"`;
    return `${number}\t${title}\tASUS\t${number}\t700 EUR\tin_stock\tnew\thttps://${shop}.example/${number}`;
  });
/** @param prices of the first laptops, in order */
export function feedOf(...prices: readonly number[]): string {
  const rows = prices.map(
    (price, n) =>
      `${n}\tPortátil Acme Book ${n} 14" Intel Core i5-1335U 16GB 512GB SSD\tAcme\t90NB14X${n}\t${price} EUR\tin_stock\tnew\thttps://tienda.example/${n}`,
  );
  return [FEED_HEADER, ...rows, ''].join('\n');
}

/** Anew for each test. */
export function prepareRefreshes() {
  const server = feedServer();
  const folder = temporaryFolder();

  const configOf = (name: string) =>
    aFeed({
      name,
      shop: name,
      url: server.url(`/${name}`),
      privateNetwork: true,
      hosts: ['tienda.example'],
    });
  const inUse = () => readSnapshot(folder, currentVersion(folder) ?? '');

  return {
    answer: server.answer,
    folder: () => folder,
    configOf,
    run: (now: string, changes: Partial<RefreshOptions> = {}) =>
      refresh({
        folder,
        feeds: NAMES.map(configOf),
        embedded: BOOKS,
        now,
        accept: new Set(),
        limits: LIMITS,
        ...changes,
      }),
    inUse,
    pricesInUse: () => inUse().records.map(({ priceEur }) => priceEur),
    seenAt: (id: string) => Object.fromEntries((inUse().offers[id] ?? []).map((offer) => [offer.shop, offer.seenAt])),
  };
}
