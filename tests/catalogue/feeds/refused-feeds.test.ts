import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FeedError } from '#catalogue/feeds/feed-offer.ts';
import { aFeed, aGoogleFeed, anItem, AWIN_HEADER, awinRow, readWhole } from './a-feed.ts';

const FEED = aFeed();

const windows = (text: string) =>
  Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : (letter.codePointAt(0) ?? 0)));

describe('the encoding', () => {
  const spanish = aGoogleFeed(anItem({ title: 'Portátil HP ñ €' }));
  const csv = 'id,title,link,price,color\n1,Portátil ñ €,https://tienda.es/1,749,rojo\n';

  it.each([1, 2, 3, 5, 64_000])('of a table is UTF-8, else Windows-1252, in pieces of %i bytes', async (size) => {
    for (const bytes of [new TextEncoder().encode(csv), windows(csv), new TextEncoder().encode(`\uFEFF${csv}`)]) {
      const { offers } = await readWhole(bytes, FEED, size);
      expect(offers.map(({ title }) => title)).toEqual(['Portátil ñ €']);
    }
  });

  it('of XML is what it declares, else UTF-8', async () => {
    const declared = windows(spanish.replace('UTF-8', 'ISO-8859-1'));
    expect((await readWhole(declared, FEED)).offers[0]?.title).toBe('Portátil HP ñ €');
    await expect(readWhole(windows(spanish), FEED)).rejects.toThrow(new FeedError('the file is not valid UTF-8'));
    await expect(readWhole(spanish.replace('UTF-8', 'EBCDIC'), FEED)).rejects.toThrow('which is not supported');
  });

  it('of two kinds in one table is refused', async () => {
    const mixed = Buffer.concat([Buffer.from(csv), windows('2,Portátil,https://tienda.es/2,749,rojo\n')]);
    await expect(readWhole(mixed, FEED)).rejects.toThrow('not valid UTF-8');
  });
});

describe('files that are refused', () => {
  const xml = aGoogleFeed(anItem(), anItem({ 'g:id': 'A2' }));
  const csv = `${AWIN_HEADER}\n${awinRow('1')}\n`;
  const bomb = gzipSync(`id,title,link,price\n${'\n'.repeat(64 * 1024 * 1024)}`);

  it.each([
    ['an HTML page', '<!DOCTYPE html><html><body>Mantenimiento</body></html>', 'a web page'],
    ['JSON', '{"error":"quota"}', 'is JSON'],
    ['XML of another kind', '<catalog><p/></catalog>', 'another kind: <catalog>'],
    ['an empty file', ' \n ', 'the file is empty'],
    ['a feed without products', aGoogleFeed(), 'contains no product'],
    ['XML cut in an element', xml.slice(0, -30), 'is truncated'],
    ['XML with crossed tags', xml.replace('</item>', '</channel></item>'), 'truncated or malformed'],
    ['XML without a needed element', aGoogleFeed(anItem({ 'g:id': '' })), 'no item of the feed has «id»'],
    ['XML nested without end', `<rss>${'<a>'.repeat(100)}`, 'deeper than'],
    ['a comment without end', `<rss><!-- ${'x'.repeat(2_000_000)}`, 'unclosed tag'],
    [
      'a table without a needed column',
      'id,title,link\n1,a,b\n',
      'no column «price» or «search_price» or «store_price»; it has «id»',
    ],
    ['a table cut in a row', csv.slice(0, -30), 'is truncated'],
    ['a row of a table without end', `${csv}"${'x'.repeat(300_000)}`, 'longer than 200000 letters'],
    ['rows of other widths', `${AWIN_HEADER}\n${awinRow('1')}\na,b\nc,d\n`, '2 of 3 rows'],
    ['a picture', Uint8Array.from({ length: 4096 }, (_, n) => (n * 7919) % 256), 'not text'],
    ['a ZIP archive', 'PK\u0003\u0004rest', 'ZIP archive'],
    ['cut gzip', gzipSync(xml).subarray(0, -20), 'truncated or damaged'],
    ['a gzip bomb', bomb, 'unpacks to more than'],
  ])('%s', async (_, content, reason) => {
    const problem = await readWhole(content, FEED, 1000).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(FeedError);
    expect(problem).toHaveProperty('message', expect.stringContaining(reason));
    expect(problem).toHaveProperty('message', expect.not.stringContaining('\n'));
  });
});
