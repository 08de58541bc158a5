/** Groups shops by seller: two feeds of one seller do not confirm each other. Pure. */
import type { FeedConfig } from '../feeds/feed-config.ts';

/**
 * Affiliate networks carry many shops, so a shared network host does not mean one seller. A network missing here only
 * causes a review.
 */
const NETWORKS = new Set([
  'awin1.com',
  'tradedoubler.com',
  'tradetracker.net',
  'webgains.com',
  'kelkoogroup.net',
  'anrdoezrs.net',
  'dpbolvw.net',
  'jdoqocy.com',
  'kqzyfj.com',
  'tkqlhce.com',
  'linksynergy.com',
]);
const SHARED_ENDINGS = new Set(['com', 'org', 'nom', 'net', 'co']);

/** The registered domain: tienda.es of www.tienda.es and outlet.tienda.es. */
function ownedPart(host: string): string {
  const labels = host.split('.');
  return labels.slice(SHARED_ENDINGS.has(labels.at(-2) ?? '') ? -3 : -2).join('.');
}

type Listed = Pick<FeedConfig, 'shop' | 'hosts'>;

const marksOf = ({ shop, hosts }: Listed): string[] => [
  shop.trim().toLowerCase(),
  ...hosts.map(ownedPart).filter((part) => !NETWORKS.has(part)),
];

/**
 * @returns a function from a shop's name to the first shop of the same seller; a shop without a feed is its own
 *   seller
 */
export function sellersOf(feeds: readonly Listed[]): (shop: string) => string {
  let groups: { shops: string[]; marks: string[] }[] = [];
  for (const feed of feeds) {
    const marks = marksOf(feed);
    const same = groups.filter((group) => group.marks.some((mark) => marks.includes(mark)));
    const merged = {
      shops: [...same.flatMap(({ shops }) => shops), feed.shop],
      marks: [...same.flatMap((group) => group.marks), ...marks],
    };
    groups = [...groups.filter((group) => !same.includes(group)), merged];
  }
  return (shop) => groups.find(({ shops }) => shops.includes(shop))?.shops[0] ?? shop;
}
