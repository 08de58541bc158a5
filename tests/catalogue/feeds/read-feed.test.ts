import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aFeed, aGoogleFeed, anItem, AWIN_HEADER, awinRow, readWhole } from './a-feed.ts';

const FEED = aFeed();

const detail = (name: string, value: string): string =>
  `<g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value}</g:attribute_value>`;

const TSV_HEADER = 'id\ttitle\tbrand\tgtin\tmpn\tprice\tavailability\tcondition\tlink\tproduct_detail\tcolor';
describe('a Google Merchant feed', () => {
  it('is read as RSS, with a sale, details and CDATA', async () => {
    const item = anItem({
      title: '<![CDATA[Portátil <ASUS> & más]]>',
      'g:price': '1.299,00 EUR',
      'g:sale_price': '1.199,50 EUR',
      'g:shipping': '<g:country>ES</g:country><g:price>4.99 EUR</g:price>',
      'g:product_detail': `<g:section_name>General</g:section_name>${detail('Memoria RAM', '16 GB')}`,
    });
    const { offers, skipped } = await readWhole(aGoogleFeed(item), FEED);
    expect(skipped).toEqual([]);
    expect(offers).toEqual([
      {
        shop: 'Tienda',
        sku: 'A1',
        title: 'Portátil <ASUS> & más',
        brand: 'Asus',
        mpn: 'F1504VA-BQ305W',
        priceEur: 1199.5,
        available: true,
        link: 'https://www.tienda.es/p/A1',
        details: { 'memoria ram': '16 GB' },
      },
    ]);
  });

  it('stores the first detail of each meaning that is used later', async () => {
    const details = [
      detail('Color', 'plata') + detail('Procesador', 'i5-1335U'),
      detail('Procesador gráfico', 'UHD') + detail('Gráficos', 'RTX 4060'),
    ];
    const item = anItem({ 'g:product_detail': details.join('') });
    const { offers } = await readWhole(aGoogleFeed(item), FEED);
    expect(offers[0]?.details).toEqual({ procesador: 'i5-1335U', 'procesador gráfico': 'UHD' });
  });

  it('is read as Atom, and with another prefix', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:m="http://base.google.com/ns/1.0"><title>Tienda</title>
      <entry><title>Portátil HP 15</title><link rel="alternate" href="https://tienda.es/1?a=1&amp;b=2"/>
      <m:id>1</m:id><m:price>499 EUR</m:price><m:availability>out_of_stock</m:availability></entry></feed>`;
    const { offers } = await readWhole(atom, FEED);
    expect(offers).toMatchObject([{ link: 'https://tienda.es/1?a=1&b=2', priceEur: 499, available: false }]);
  });

  it('is read as TSV', async () => {
    const row =
      'A1\tPortátil 15.6" Asus\tAsus\t4711387645123\tF1504VA\t749,00 €\tin stock\tnew\thttps://tienda.es/1\tPantalla:Pulgadas:15,6,General:Memoria RAM:16 GB\trojo';
    const { offers } = await readWhole(`${TSV_HEADER}\r\n${row}\r\n`, FEED);
    expect(offers).toMatchObject([
      {
        title: 'Portátil 15.6" Asus',
        priceEur: 749,
        available: true,
        details: { pulgadas: '15,6', 'memoria ram': '16 GB' },
      },
    ]);
  });
});

it('an affiliate feed is read as CSV, packed or not', async () => {
  const csv = `${AWIN_HEADER}\n${awinRow('1')}\n${awinRow('2')}\n`.replaceAll('4711387645126', '4711387645123');
  const plain = await readWhole(csv, FEED);
  expect(plain.offers).toMatchObject([
    { sku: '1', title: 'Portátil Asus Vivobook 15, 15.6"', mpn: 'F1504VA-BQ305W', priceEur: 749 },
    { sku: '2', link: 'https://www.awin1.com/pclick.php?p=2' },
  ]);
  expect(await readWhole(gzipSync(csv), FEED)).toEqual(plain);
});

describe("a shop's own table", () => {
  const columns = {
    sku: 'Código',
    title: 'Artículo',
    priceEur: 'Precio',
    link: 'Enlace',
    partNumber: 'Ref',
    availability: 'Stock',
    cpu: 'Chip',
  };
  const OWN = aFeed({ columns });
  const HEADER = 'Código;Artículo;Ref;Precio;Memoria RAM;SO;País;Chip;Enlace;Stock';

  it('is read by the columns that the operator names, and by those named like a detail', async () => {
    const csv = `${HEADER}
1;Portátil Acer Aspire 5;NX.1;1.099,00;16 GB;;España;i5-1335U;https://tienda.es/1;3
2;Portátil Acer Swift Go 14;NX.3;899,00;;;;;https://tienda.es/3;0
3;Portátil Acer Swift 3;NX.4;799,00;;;Francia;;https://tienda.es/4;1
`;
    const { offers, skipped } = await readWhole(csv, OWN);
    expect(skipped).toEqual(['another country']);
    expect(offers).toMatchObject([
      {
        sku: '1',
        mpn: 'NX.1',
        priceEur: 1099,
        available: true,
        details: { procesador: 'i5-1335U', 'memoria ram': '16 GB' },
      },
      { sku: '2', available: false, details: {} },
    ]);
  });

  it('is refused without one of these columns', async () => {
    await expect(readWhole(`${HEADER.replace('Stock', 'Unidades')}\n`, OWN)).rejects.toThrow('no column «stock»');
  });
});

const ENDED = '2026-11-01T00:00+0100/2026-11-20T23:59+0100';
const RUNNING = '2026-11-20T00:00+0100/2026-11-30T23:59+0100';

describe('rows that are passed over', () => {
  it.each([
    [{ 'g:price': '749.00 GBP' }, 'another currency'],
    [{ 'g:price': '749.00 zł' }, 'another currency'],
    [{ 'g:price': '' }, 'no price'],
    [{ 'g:price': '9.99 EUR' }, 'absurd price'],
    [{ 'g:price': '99.999,00 EUR' }, 'absurd price'],
    [{ 'g:price': '74900 EUR' }, 'absurd price'],
    [{ 'g:price': 'consultar' }, 'unreadable price'],
    [{ 'g:price': '100.500 EUR' }, { priceEur: 100.5 }],
    [{ 'g:price': '1.299 EUR' }, { priceEur: 1299 }],
    [{ 'g:price': 'EUR 1,299.90' }, { priceEur: 1299.9 }],
    [{ 'g:sale_price': '600 EUR', 'g:sale_price_effective_date': ENDED }, { priceEur: 749 }],
    [{ 'g:sale_price': '600 EUR', 'g:sale_price_effective_date': RUNNING }, { priceEur: 600 }],
    [{ 'g:sale_price': '900 EUR' }, { priceEur: 749 }],
    [{ 'g:sale_price': '500 GBP' }, { priceEur: 749 }],
    [{ 'g:price': '1,2,3 EUR' }, 'unreadable price'],
    [{ 'g:price': '-749 EUR' }, 'unreadable price'],
    [{ 'g:external_seller_id': 'Tecno Bazar' }, 'marketplace seller'],
    [{ 'g:external_seller_id': 'tienda' }, { sku: 'A1' }],
    [{ 'g:shipping': '<g:country>FR</g:country>' }, 'another country'],
    [{ title: '' }, 'no title'],
    [{ link: 'http://www.tienda.es/p' }, 'link is not https'],
    [{ link: 'https://tienda.es.evil.example/p' }, 'link to another host'],
    [{ link: 'https://tienda.es4711387645123evil.example/p' }, 'link to another host'],
    // Browsers accept «&» in a host, no shop has it.
    [{ link: 'https://&amp;www.tienda.es/p' }, 'link to another host'],
    [{ link: 'javascript:alert(1)' }, 'link is not https'],
    [{ link: '/p/1' }, 'link is not a valid URL'],
    [{ title: 'Portátil&#9;HP&#13;&#10;15' }, { title: 'Portátil HP 15' }],
    [{ title: `Portátil ${'x'.repeat(1000)}` }, 'a cell longer than 1000 letters'],
    [{ 'g:product_detail': detail('memoria ram', '8'.repeat(1001)) }, 'a cell longer than 1000 letters'],
    [{ title: `Portátil ${'x'.repeat(5000)}` }, 'a cell longer than 1000 letters'],
    [{ description: 'x'.repeat(5001), 'g:unread': '<g:country>FR</g:country>' }, { sku: 'A1' }],
  ])('%j gives %j', async (changes, expected) => {
    const feed = aGoogleFeed(anItem(changes), anItem({ 'g:id': 'other' }));
    const { offers, skipped } = await readWhole(feed, FEED);
    expect(typeof expected === 'string' ? skipped : [offers[0]]).toMatchObject([expected]);
  });

  it('counts the second of two rows with one id, and rows of another width', async () => {
    expect((await readWhole(aGoogleFeed(anItem(), anItem()), FEED)).skipped).toEqual(['duplicate id']);
    const rows = Array.from({ length: 9 }, (_, at) => awinRow(String(at)).replace('4711387645126', ''));
    const { offers, skipped } = await readWhole([AWIN_HEADER, ...rows, 'a,b', ''].join('\n'), FEED);
    expect([offers.length, skipped]).toEqual([9, ['malformed row']]);
  });

  it('finds a column whose name ends with its unit', async () => {
    const feed = 'id,title,link,Price (EUR)\n1,Portátil HP,https://tienda.es/1,749.00\n';
    expect((await readWhole(feed, FEED)).offers).toMatchObject([{ priceEur: 749 }]);
  });
});
