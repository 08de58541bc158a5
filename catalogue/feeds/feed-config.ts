import * as z from 'zod';
import { mappingSchema } from '../import/mapping.ts';
import { FeedError } from './feed-offer.ts';

const host = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'expected a host such as tienda.es');

/** Columns of an offer that a catalogue record does not have, for `csv`. */
const offerColumnsSchema = z.strictObject({
  sku: z.string().min(1),
  link: z.string().min(1),
  gtin: z.string().optional(),
  availability: z.string().optional(),
  condition: z.string().optional(),
  seller: z.string().optional(),
  currency: z.string().optional(),
  country: z.string().optional(),
});
export type OfferColumns = z.infer<typeof offerColumnsSchema>;

const common = {
  /** Names the feed in reports and files. */
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens'),
  /** As visitors read it. */
  shop: z.string().min(1).max(40),
  url: z.url({ protocol: /^https?$/ }),
  /** Where `url` may redirect to besides its own host and `hosts`. */
  feedHosts: z.array(host).default([]),
  /** The server stands in a private network or on this machine: for trying out, never for a shop's. */
  privateNetwork: z.boolean().default(false),
  country: z.literal('ES'),
  /** Where links may lead: a host and what lies under it; with an affiliate network, its host. */
  hosts: z.array(host).min(1),
  /** Where pictures may come from besides `hosts`. */
  imageHosts: z.array(host).default([]),
  /** Names under which the shop itself sells, where the feed has a column of sellers; the shop's name always counts. */
  sellers: z.array(z.string().min(1)).default([]),
  /** Of the file, where it does not say so itself. */
  encoding: z.enum(['utf-8', 'windows-1252', 'iso-8859-1', 'iso-8859-15', 'utf-16le']).optional(),
  priceUnit: z.enum(['euros', 'cents']).default('euros'),
};

const feedConfigSchema = z.discriminatedUnion('format', [
  z.strictObject({ ...common, format: z.literal('google-xml') }),
  z.strictObject({ ...common, format: z.literal('google-tsv') }),
  z.strictObject({ ...common, format: z.literal('affiliate-csv') }),
  /** `mapping` is the importer's; what it maps besides brand, part number, price and picture becomes details. */
  z.strictObject({ ...common, format: z.literal('csv'), mapping: mappingSchema, offer: offerColumnsSchema }),
]);
/** A feed as the operator set it up: where it is, what it looks like, what may be believed of it. */
export type FeedConfig = z.infer<typeof feedConfigSchema>;

/**
 * Checks the list of feeds, as JSON has it.
 * @param source file name for messages
 * @throws FeedError naming the first invalid entry, or a name that occurs twice
 */
export function parseFeeds(value: unknown, source: string): FeedConfig[] {
  const parsed = z.array(feedConfigSchema).safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new FeedError(`${source}: ${issue?.path.join('.') || 'feeds'}: ${issue?.message}`);
  }
  const names = parsed.data.map(({ name }) => name);
  const twice = names.find((name, position) => names.indexOf(name) !== position);
  if (twice !== undefined) throw new FeedError(`${source}: two feeds have the name ${twice}`);
  return parsed.data;
}
