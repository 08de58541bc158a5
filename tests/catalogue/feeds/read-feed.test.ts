import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FeedError } from '#catalogue/feeds/feed-offer.ts';
import { readFeed } from '#catalogue/feeds/read-feed.ts';
import { aFeed, aGoogleFeed, anItem, readWhole } from './a-feed.ts';

const XML = aFeed('google-xml');
const TSV = aFeed('google-tsv');
const AFFILIATE = aFeed('affiliate-csv');

const TSV_HEADER =
  'id\ttitle\tbrand\tgtin\tmpn\tprice\tavailability\tcondition\tlink\timage link\tproduct_detail\tcolor';
const AWIN_HEADER =
  'aw_deep_link,product_name,aw_product_id,merchant_product_id,aw_image_url,merchant_category,search_price,currency,brand_name,ean,mpn,in_stock,condition,colour';

const awinRow = (id: string, price = '749.00', currency = 'EUR') =>
  `https://www.awin1.com/pclick.php?p=${id},"Portátil Asus Vivobook 15, 15.6""",9${id},${id},https://fotos.example/${id}.jpg,Portátiles,${price},${currency},Asus,4711387645126,F1504VA-BQ305W,1,new,plata`;

describe('a Google Merchant feed', () => {
  it('is read as RSS, with a sale, details and CDATA', async () => {
    const item = anItem({
      title: '<![CDATA[Portátil <ASUS> & más]]>',
      'g:gtin': '4711387645123',
      'g:price': '1.299,00 EUR',
      'g:sale_price': '1.199,50 EUR',
      'g:image_link': 'https://fotos.example/a.jpg',
      'g:shipping': '<g:country>ES</g:country><g:price>4.99 EUR</g:price>',
      'g:product_detail':
        '<g:section_name>General</g:section_name><g:attribute_name>Memoria RAM</g:attribute_name><g:attribute_value>16 GB</g:attribute_value>',
    });
    const { offers, skipped } = await readWhole(aGoogleFeed(item), XML);
    expect(skipped).toEqual([]);
    expect(offers).toEqual([
      {
        shop: 'Tienda',
        sku: 'A1',
        title: 'Portátil <ASUS> & más',
        brand: 'ASUS',
        gtin: '4711387645123',
        mpn: 'F1504VA-BQ305W',
        priceEur: 1199.5,
        availability: 'in_stock',
        condition: 'new',
        link: 'https://www.tienda.es/p/A1',
        image: 'https://fotos.example/a.jpg',
        details: { 'memoria ram': '16 GB' },
      },
    ]);
  });

  it('is read as Atom, and with another prefix', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:m="http://base.google.com/ns/1.0"><title>Tienda</title>
      <entry><title>Portátil HP 15</title><link rel="alternate" href="https://tienda.es/1?a=1&amp;b=2"/>
      <m:id>1</m:id><m:price>499 EUR</m:price><m:availability>out_of_stock</m:availability></entry></feed>`;
    const { offers } = await readWhole(atom, XML);
    expect(offers).toMatchObject([
      { link: 'https://tienda.es/1?a=1&b=2', priceEur: 499, availability: 'out_of_stock' },
    ]);
  });

  it('keeps to the price where the sale is over, dearer or in another currency', async () => {
    const over = {
      'g:sale_price': '600 EUR',
      'g:sale_price_effective_date': '2026-11-01T00:00+0100/2026-11-20T23:59+0100',
    };
    const on = {
      'g:sale_price': '600 EUR',
      'g:sale_price_effective_date': '2026-11-20T00:00+0100/2026-11-30T23:59+0100',
    };
    const feed = aGoogleFeed(
      anItem({ 'g:id': '1', ...over }),
      anItem({ 'g:id': '2', ...on }),
      anItem({ 'g:id': '3', 'g:sale_price': '900 EUR' }),
      anItem({ 'g:id': '4', 'g:sale_price': '500 GBP' }),
    );
    const { offers } = await readWhole(feed, XML);
    expect(offers.map(({ priceEur }) => priceEur)).toEqual([749, 600, 749, 749]);
  });

  it('is read as TSV', async () => {
    const row =
      'A1\tPortátil 15.6" Asus\tAsus\t4711387645123\tF1504VA\t749,00 €\tin stock\tnew\thttps://tienda.es/1\thttp://tienda.es/1.jpg\tPantalla:Pulgadas:15,6,General:Memoria RAM:16 GB\trojo';
    const { offers } = await readWhole(`${TSV_HEADER}\r\n${row}\r\n`, TSV);
    expect(offers).toMatchObject([
      {
        title: 'Portátil 15.6" Asus',
        priceEur: 749,
        availability: 'in_stock',
        image: null,
        details: { pulgadas: '15,6', 'memoria ram': '16 GB' },
      },
    ]);
  });
});

describe('an affiliate feed', () => {
  it('is read as CSV, packed or not', async () => {
    const csv = `${AWIN_HEADER}\n${awinRow('1')}\n${awinRow('2')}\n`.replaceAll('4711387645126', '4711387645123');
    const plain = await readWhole(csv, AFFILIATE);
    expect(plain.offers).toMatchObject([
      { sku: '1', title: 'Portátil Asus Vivobook 15, 15.6"', mpn: 'F1504VA-BQ305W', priceEur: 749 },
      { sku: '2', link: 'https://www.awin1.com/pclick.php?p=2', image: 'https://fotos.example/2.jpg' },
    ]);
    expect(await readWhole(gzipSync(csv), AFFILIATE)).toEqual(plain);
  });

  it('is read by a mapping, whose other columns become details', async () => {
    const config = aFeed('csv', {
      mapping: {
        columns: { brand: 'Marca', model: 'Modelo', partNumber: 'Ref', priceEur: 'Precio', ramGb: 'Memoria', os: 'SO' },
        skip: [{ column: 'Modelo', matches: 'chromebook', reason: 'chromebook' }],
        set: [{ field: 'os', value: 'windows', column: 'Modelo', matches: 'W11' }],
      },
      offer: { sku: 'Código', link: 'Enlace', availability: 'Stock' },
    });
    const csv = `Código;Marca;Modelo;Ref;Precio;Memoria;SO;Enlace;Stock
1;Acer;Aspire 5 W11;NX.1;1.099,00;16 GB;;https://tienda.es/1;3
2;Acer;Chromebook 315;NX.2;299,00;8 GB;;https://tienda.es/2;0
3;Acer;Swift Go 14;NX.3;899,00;;;https://tienda.es/3;0
`;
    const { offers, skipped } = await readWhole(csv, config);
    expect(skipped).toEqual(['chromebook']);
    expect(offers).toMatchObject([
      {
        title: 'Acer Aspire 5 W11 NX.1',
        mpn: 'NX.1',
        priceEur: 1099,
        availability: 'in_stock',
        details: { 'memoria ram': '16 GB', 'sistema operativo': 'windows' },
      },
      { sku: '3', availability: 'out_of_stock' },
    ]);
  });
});

describe('rows that are passed over', () => {
  it.each([
    [{ 'g:price': '749.00 GBP' }, 'another currency'],
    [{ 'g:price': '749.00 zł' }, 'another currency'],
    [{ 'g:price': '' }, 'no price'],
    [{ 'g:price': '0.00 EUR' }, 'no price'],
    [{ 'g:price': '9.99 EUR' }, 'absurd price'],
    [{ 'g:price': '99.999,00 EUR' }, 'absurd price'],
    [{ 'g:price': 'consultar' }, 'unreadable price'],
    [{ 'g:price': '100.500 EUR' }, { priceEur: 100.5 }],
    [{ 'g:price': '1.299 EUR' }, { priceEur: 1299 }],
    [{ 'g:price': 'EUR 1,299.90' }, { priceEur: 1299.9 }],
    [{ 'g:price': '749.000000 EUR' }, { priceEur: 749 }],
    [{ 'g:price': '1,2,3 EUR' }, 'unreadable price'],
    [{ 'g:price': '-749 EUR' }, 'unreadable price'],
    [{ 'g:condition': 'refurbished' }, 'not new'],
    [{ title: 'Portátil HP EliteBook 840 G7 Reacondicionado Grado A' }, 'not new'],
    [{ 'g:external_seller_id': 'Tecno Bazar' }, 'marketplace seller'],
    [{ 'g:external_seller_id': 'tienda' }, { sku: 'A1' }],
    [{ 'g:shipping': '<g:country>FR</g:country>' }, 'another country'],
    [{ title: 'Funda para portátil ASUS de 15.6"' }, 'not a laptop: accessory or part'],
    [{ title: 'Cargador 65W para Lenovo IdeaPad' }, 'not a laptop: accessory or part'],
    [{ title: 'PC sobremesa HP Victus 15L Core i5' }, 'not a laptop: desktop or console'],
    [{ title: 'Lenovo Legion Go 8" Ryzen Z1' }, 'not a laptop: desktop or console'],
    [{ title: 'Apple iPad Air 11 M3' }, 'not a laptop: tablet or phone'],
    [{ title: 'Lavadora Balay 9 kg' }, 'not a laptop: something else'],
    [{ title: '' }, 'no title'],
    [{ 'g:gtin': '4711387645126' }, 'GTIN with a wrong check digit'],
    [{ 'g:gtin': '4.71E+12' }, 'GTIN with a wrong check digit'],
    [{ 'g:gtin': 'N/A' }, { gtin: null }],
    [{ 'g:gtin': '195908951483' }, { gtin: '0195908951483' }],
    [{ link: 'http://www.tienda.es/p' }, 'link is not https'],
    [{ link: 'https://tienda.es.evil.example/p' }, 'link to another host'],
    [{ link: 'https://tienda.es4711387645123evil.example/p' }, 'link to another host'],
    [{ link: 'javascript:alert(1)' }, 'link is not https'],
    [{ link: '/p/1' }, 'link is no address'],
    [{ 'g:image_link': 'https://evil.example/a.jpg' }, { image: null }],
  ])('%j gives %j', async (changes, expected) => {
    const feed = aGoogleFeed(anItem(changes), anItem({ 'g:id': 'other' }));
    const { offers, skipped } = await readWhole(feed, XML);
    expect(typeof expected === 'string' ? skipped : [offers[0]]).toMatchObject([expected]);
  });

  it('counts the second of two rows with one id, and rows of another width', async () => {
    expect((await readWhole(aGoogleFeed(anItem(), anItem()), XML)).skipped).toEqual(['duplicate id']);
    const rows = Array.from({ length: 9 }, (_, at) => awinRow(String(at)).replace('4711387645126', ''));
    const { offers, skipped } = await readWhole([AWIN_HEADER, ...rows, 'a,b', ''].join('\n'), AFFILIATE);
    expect([offers.length, skipped]).toEqual([9, ['malformed row']]);
  });

  it('passes over a last row that may have lost its end', async () => {
    const header = 'id,title,link,price\n';
    const row = '1,Portátil HP,https://tienda.es/1,749.00';
    const { offers, skipped } = await readWhole(`${header}${row}`, AFFILIATE);
    expect([offers, skipped]).toEqual([[], ['last row without an end']]);
  });

  it('reads prices in cents where the operator says so', async () => {
    const { offers } = await readWhole(
      aGoogleFeed(anItem({ 'g:price': '74900 EUR' })),
      aFeed('google-xml', { priceUnit: 'cents' }),
    );
    expect(offers[0]?.priceEur).toBe(749);
  });
});

const windows = (text: string) =>
  Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : (letter.codePointAt(0) ?? 0)));

describe('the encoding', () => {
  const spanish = aGoogleFeed(anItem({ title: 'Portátil HP ñ €' }));
  const csv = 'id,title,link,price,color\n1,Portátil ñ €,https://tienda.es/1,749,rojo\n';

  it.each([1, 2, 3, 5, 64_000])('of a table is UTF-8, else Windows-1252, in pieces of %i bytes', async (size) => {
    for (const bytes of [new TextEncoder().encode(csv), windows(csv), new TextEncoder().encode(`\uFEFF${csv}`)]) {
      const { offers } = await readWhole(bytes, AFFILIATE, size);
      expect(offers.map(({ title }) => title)).toEqual(['Portátil ñ €']);
    }
  });

  it('of XML is what it declares, else UTF-8', async () => {
    const declared = windows(spanish.replace('UTF-8', 'ISO-8859-1'));
    expect((await readWhole(declared, XML)).offers[0]?.title).toBe('Portátil HP ñ €');
    await expect(readWhole(windows(spanish), XML)).rejects.toThrow(new FeedError('the feed is not valid UTF-8'));
    await expect(readWhole(spanish.replace('UTF-8', 'EBCDIC'), XML)).rejects.toThrow('which is not read');
  });

  it('of two kinds in one table is refused', async () => {
    const mixed = Buffer.concat([Buffer.from(csv), windows('2,Portátil,https://tienda.es/2,749,rojo\n')]);
    await expect(readWhole(mixed, AFFILIATE)).rejects.toThrow('not valid UTF-8');
  });
});

async function* breakingOff(text: string) {
  yield new TextEncoder().encode(text);
  throw new Error('ECONNRESET');
}

describe('files that are refused', () => {
  const xml = aGoogleFeed(anItem(), anItem({ 'g:id': 'A2' }));
  const csv = `${AWIN_HEADER}\n${awinRow('1')}\n`;
  const bomb = gzipSync(`id,title,link,price\n${'\n'.repeat(64 * 1024 * 1024)}`);

  it.each([
    ['an HTML page', '<!DOCTYPE html><html><body>Mantenimiento</body></html>', XML, 'a web page'],
    ['an HTML page for a table', '<html><body>403</body></html>', AFFILIATE, 'a web page'],
    ['XML for a table', xml, AFFILIATE, 'is XML, not a table'],
    ['a table for XML', csv, XML, 'is a table, not XML'],
    ['JSON', '{"error":"quota"}', AFFILIATE, 'is JSON'],
    ['XML of another kind', '<catalog><p/></catalog>', XML, 'another kind: <catalog>'],
    ['an empty file', ' \n ', XML, 'the feed is empty'],
    ['no bytes', '', AFFILIATE, 'the feed is empty'],
    ['a feed without products', aGoogleFeed(), XML, 'holds no product'],
    ['a table without rows', `${AWIN_HEADER}\n`, AFFILIATE, 'holds no product'],
    ['XML cut in an element', xml.slice(0, -30), XML, 'is cut'],
    ['XML cut between items', xml.slice(0, xml.indexOf('</item>') + 7), XML, 'is cut'],
    ['XML with crossed tags', xml.replace('</item>', '</channel></item>'), XML, 'cut or malformed'],
    ['XML without a needed element', aGoogleFeed(anItem({ 'g:id': '' })), XML, 'no item of the feed has «id»'],
    ['XML nested without end', `<rss>${'<a>'.repeat(100)}`, XML, 'deeper than'],
    ['a comment without end', `<rss><!-- ${'x'.repeat(2_000_000)}`, XML, 'without an end'],
    ['a table without a needed column', 'id,title,link\n1,a,b\n', AFFILIATE, 'no column «search_price»; it has «id»'],
    ['a table cut in a row', csv.slice(0, -30), AFFILIATE, 'is cut'],
    ['a table with an open quote', csv.replace('15.6"""', '15.6'), AFFILIATE, 'cut or malformed'],
    ['rows of other widths', `${AWIN_HEADER}\n${awinRow('1')}\na,b\nc,d\n`, AFFILIATE, '2 of 3 rows'],
    ['a picture', Uint8Array.from({ length: 4096 }, (_, n) => (n * 7919) % 256), AFFILIATE, 'not text'],
    ['a ZIP archive', 'PK\u0003\u0004rest', AFFILIATE, 'ZIP archive'],
    ['cut gzip', gzipSync(xml).subarray(0, -20), XML, 'cut or damaged'],
    ['damaged gzip', gzipSync(xml).fill(7, 40, 60), XML, 'cut or damaged'],
    ['a gzip bomb', bomb, AFFILIATE, 'unpacks to more than'],
    ['prices in cents', aGoogleFeed(anItem({ 'g:price': '74900 EUR' })), XML, 'look like cents'],
  ])('%s', async (_, content, config, reason) => {
    const problem = await readWhole(content, config, 1000).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(FeedError);
    expect(problem).toHaveProperty('message', expect.stringContaining(reason));
    expect(problem).toHaveProperty('message', expect.not.stringContaining('\n'));
  });

  it('a download that breaks off', async () => {
    const rows = readFeed(breakingOff(xml.slice(0, 400)), XML);
    await expect(rows.next()).rejects.toThrow(new FeedError('the feed broke off: ECONNRESET'));
  });
});
