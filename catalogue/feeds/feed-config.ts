import * as z from 'zod';
import { CatalogueError, validated } from '../errors.ts';
import { DETAIL_NAMES, FIELD_NAMES } from './feed-item.ts';

/** Letters, digits and hyphens: browsers keep other characters, such as «&», that no shop's host has. */
const HOST = /^[a-z\d-]+(\.[a-z\d-]+)*$/;

/** Whether a host equals one of the given hosts or is a subdomain of one. */
export const isUnder = (name: string, hosts: readonly string[]): boolean =>
  HOST.test(name) && hosts.some((allowed) => name === allowed || name.endsWith(`.${allowed}`));

const host = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'expected a host such as tienda.es');

const column = z.string('expected the name of a column').min(1);

const FIELDS = [...Object.keys(FIELD_NAMES), ...Object.keys(DETAIL_NAMES)];

const feedConfigSchema = z.strictObject({
  /** Names the feed in reports and files. */
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens'),
  /** The shop's name for visitors. */
  shop: z.string().min(1).max(40),
  url: z.url({ protocol: /^https?$/ }),
  /** Allows a server in a private network or on this machine, for trials; never for a shop. */
  privateNetwork: z.boolean().default(false),
  country: z.literal('ES'),
  /** Hosts that links and redirects of `url` may lead to, subdomains included; if there is an affiliate network, its host too. */
  hosts: z.array(host).min(1),
  /** Further names of the shop in a column of sellers; the shop's own name always counts. */
  sellers: z.array(z.string().min(1)).default([]),
  /** Columns of a table that have names of the shop's own; those named like a detail, such as «Procesador», need no entry. */
  columns: z.strictObject(Object.fromEntries(FIELDS.map((field) => [field, column.optional()]))).default({}),
});
/** A feed as configured by the operator. */
export type FeedConfig = z.infer<typeof feedConfigSchema>;

/**
 * Validates the list of feeds from parsed JSON.
 * @param source file name for messages
 * @throws CatalogueError naming the first invalid entry, or a duplicate name
 */
export function parseFeeds(value: unknown, source: string): FeedConfig[] {
  const feeds = validated(z.array(feedConfigSchema), value, source);
  const names = feeds.map(({ name }) => name);
  const twice = names.find((name, position) => names.indexOf(name) !== position);
  if (twice !== undefined) throw new CatalogueError(`${source}: two feeds have the name ${twice}`);
  return feeds;
}
