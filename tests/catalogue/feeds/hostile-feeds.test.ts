import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedError, type FeedOffer } from '#catalogue/feeds/feed-offer.ts';
import { aFeed, aGoogleFeed, anItem, readWhole } from './a-feed.ts';

const FEED = aFeed();
const RUNS = { numRuns: 150 };

/** @returns the offers, or `null` where the whole file is refused in one line; anything else is thrown on */
async function offersOf(bytes: Uint8Array, pieceSize: number): Promise<FeedOffer[] | null> {
  try {
    return (await readWhole(bytes, FEED, pieceSize)).offers;
  } catch (error) {
    if (!(error instanceof FeedError) || /[\r\n]/.test(error.message)) throw error;
    return null;
  }
}

const ADDRESS = /^https:\/\/([a-z0-9-]+\.)*(tienda\.es|awin1\.com)\//;

const isSound = ({ sku, title, priceEur, link }: FeedOffer): boolean =>
  sku !== '' && title !== '' && priceEur >= 80 && priceEur <= 12_000 && ADDRESS.test(link);

/** @returns the offers that no visitor may see, or that repeat an id */
const unsound = (offers: readonly FeedOffer[] | null): FeedOffer[] =>
  (offers ?? []).filter((offer, at, all) => !isSound(offer) || all.findIndex(({ sku }) => sku === offer.sku) !== at);

const ITEMS = Array.from({ length: 5 }, (_, at) => anItem({ 'g:id': `A${at}` }));
const XML = aGoogleFeed(...ITEMS);
const TABLE = [
  'id\ttitle\tprice\tlink\tavailability',
  ...ITEMS.map((_, at) => `A${at}\tPortátil HP ${at}\t749,00 EUR\thttps://tienda.es/${at}\tin stock`),
  '',
].join('\n');

describe('hostile input', () => {
  it('of any bytes is refused or gives sound offers', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, fc.boolean(), async (content, isPacked) => {
        expect(unsound(await offersOf(isPacked ? gzipSync(content) : content, 7))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('in any cell is refused or gives sound offers', async () => {
    const names = ['g:id', 'title', 'g:price', 'g:sale_price', 'link', 'g:condition'];
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.stringMatching(/^[-\d.,' ]{1,12}( ?(EUR|€|USD))?$/),
      fc.constantFrom('__proto__', '=HYPERLINK("x")', '<![CDATA[x]]>', 'https://tienda.es:8080/', '&bogus;', '<g:id>'),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), cell, async (name, value) => {
        expect(unsound(await offersOf(Buffer.from(aGoogleFeed(anItem({ [name]: value }))), 50))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('with a byte changed is refused or gives sound offers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.nat(), fc.nat(255), fc.boolean(), async (isXml, place, byte, isPacked) => {
        const text = Buffer.from(isXml ? XML : TABLE);
        const content = isPacked ? gzipSync(text) : text;
        content[place % content.length] = byte;
        expect(unsound(await offersOf(content, 64))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('cut anywhere is refused as XML, packed or not, and never gives a changed offer as a table', async () => {
    const whole = (await readWhole(TABLE, FEED)).offers.map((offer) => JSON.stringify(offer));
    expect(whole).toHaveLength(5);
    for (const xml of [Buffer.from(XML.trimEnd()), gzipSync(XML)]) {
      for (let end = 1; end < xml.length; end += 11) {
        expect(await offersOf(xml.subarray(0, end), 100)).toBeNull();
      }
    }
    for (let end = 1; end < TABLE.length; end += 1) {
      const offers = (await offersOf(Buffer.from(TABLE).subarray(0, end), 100)) ?? [];
      for (const offer of offers) expect(whole).toContain(JSON.stringify(offer));
    }
  });
});
