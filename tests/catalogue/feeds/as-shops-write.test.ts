/** Feeds as shops really write them: of each row what is taken, or why it is refused alone. */
import { describe, expect, it } from 'vitest';
import { aFeed, aGoogleFeed, anItem, readWhole } from './a-feed.ts';

const HP = 'Portátil HP 15-fd0083ns i5-1334U 16GB 512GB';

/** Titles of the offers by id, and why the other rows are refused. */
async function outcomes(content: string) {
  const { offers, skipped } = await readWhole(content, aFeed());
  return { taken: offers.map(({ sku, title }) => `${sku} ${title}`), refused: skipped };
}

/** Each row with its offer, or why it is refused; the id of a row is «r» and its place. */
async function readEach<T>(rows: readonly (readonly [T, unknown])[], content: string) {
  const { offers, skipped } = await readWhole(content, aFeed());
  const reasons = skipped.values();
  return rows.map(([row], at) => [row, offers.find(({ sku }) => sku === `r${at}`) ?? reasons.next().value]);
}

const row = (id: string, title: string, end = 'in_stock\tnew\tBueno\tHP\tX') =>
  `${id}\t${title}\thttps://tienda.es/${id}\t449.00 EUR\t${end}`;

describe('the cells of a table', () => {
  const HEADER = 'id\ttitle\tlink\tprice\tavailability\tcondition\tdescription\tbrand\tmpn';
  it.each([
    ['a tab after the last column', row('1', HP, 'in_stock\tnew\tBueno\tHP\tX\t'), `1 ${HP}`],
    ['without its empty last cells', row('1', HP, 'in_stock\tnew'), `1 ${HP}`],
    ['a quoted cell', row('1', `"${HP} 15.6"""`), `1 ${HP} 15.6"`],
    ['a cell that begins with inches', row('1', `15.6" ${HP}`), `1 15.6" ${HP}`],
    ['a quoted word and more', row('1', HP, 'in_stock\tnew\t"Potencia" y luz\tHP\tX'), `1 ${HP}`],
    ['a quotation mark that is not closed', row('1', `"${HP}`), `1 ${HP}`],
    ['one that is not closed before inches', row('1', `"15.6" ${HP}`), `1 15.6" ${HP}`],
    ['one in a cell that is not read', row('1', HP, 'in_stock\tnew\t"Potencia\tHP\tX'), `1 ${HP}`],
    ['one before a quoted cell', row('1', HP, 'in_stock\tnew\t"Potencia\t"HP"\tX'), `1 ${HP}`],
    ['one that is not closed in a shorter row', row('1', `"${HP}`, 'in_stock'), `1 ${HP}`],
    ['line breaks in a quoted cell', row('1', HP, 'in_stock\tnew\t"uno\n\r\ndos ""15,6"""" "\tHP\tX'), `1 ${HP}`],
    ['a line break in a cell without quotes', row('1', 'Portátil\nHP'), 'malformed row'],
    ['a tab in a cell without quotes', row('1', 'Portátil\tHP'), 'malformed row'],
  ])('may have %s', async (_, first, expected) => {
    const content = [HEADER, first, ...['2', '3', '4'].map((id) => row(id, `"${HP}"`)), ''].join('\n');
    const { taken, refused } = await outcomes(content);
    expect([...new Set([...refused, ...taken])].slice(0, 1)).toEqual([expected]);
    expect(taken.slice(-3)).toEqual(['2', '3', '4'].map((id) => `${id} ${HP}`));
  });

  it('may be cut off in the last row, which is refused alone where others leave out cells too', async () => {
    const content = [`${HEADER}\tcolor`, row('1', HP, 'in_stock\tnew'), row('2', HP, 'in_sto')].join('\n');
    expect(await outcomes(content)).toEqual({ taken: [`1 ${HP}`], refused: ['incomplete last row'] });
  });
});

const BUNDLE = 'a bundle: its price is not that of the laptop alone';
const SEVERAL = 'several laptops at one price';
const IN_STOCK = { available: true } as const;

it('a feed of Google in XML is taken or refused row by row', async () => {
  const rows: [Record<string, string>, object | string][] = [
    [{ title: 'Port&aacute;til HP 15,6&nbsp;pulgadas' }, { title: 'Portátil HP 15,6 pulgadas' }],
    [{ title: 'Port&amp;aacute;til HP 15,6&amp;quot;' }, { title: 'Portátil HP 15,6"' }],
    [{ title: 'HP 15-fd0083ns i5-1334U 16GB' }, IN_STOCK],
    [{ title: 'HP 24-cr0024ns i5-1335U 23.8&quot;' }, 'not a laptop: desktop'],
    [{ description: 'Potente<br>y ligero' }, IN_STOCK],
    [{ description: 'Uno</description><g:color>rojo' }, '<g:color> is never closed'],
    [{ 'g:condition': 'Producto nuevo' }, IN_STOCK],
    [{ 'g:product_type': 'Portátiles > Reacondicionados' }, 'not new: used or refurbished'],
    [{ 'g:product_type': 'Portátiles nuevos y reacondicionados' }, IN_STOCK],
    [{ title: `${HP} Caja dañada` }, 'not new: clearance or damaged box'],
    [{ 'g:availability': 'agotado' }, { available: false }],
    [{ 'g:availability': 'Próximamente' }, { available: false }],
    [{ 'g:gtin': '4,71139E+12' }, IN_STOCK],
    [{ 'g:mpn': '4,71139E+12' }, { mpn: null }],
    [{ 'g:is_bundle': 'yes' }, BUNDLE],
    [{ 'g:multipack': '5' }, SEVERAL],
    [{ 'g:is_bundle': 'no', 'g:multipack': '1' }, IN_STOCK],
    [{ title: `Pack ${HP} + Monitor 24&quot;` }, BUNDLE],
  ];
  const items = rows.map(([changes], at) => anItem({ title: HP, 'g:id': `r${at}`, ...changes }));
  expect(await readEach(rows, aGoogleFeed(...items))).toMatchObject(rows);
});

it('a table of an affiliate network is taken or refused row by row', async () => {
  const rows: [string, object | string][] = [
    [`${HP},1,,new,`, IN_STOCK],
    [`${HP},,7,new,`, IN_STOCK],
    [`${HP},,0,new,`, { available: false }],
    [`${HP},S`, IN_STOCK],
    [`"${HP}, 15,6""",Sí,,,"uno\ndos"`, { title: `${HP}, 15,6"`, ...IN_STOCK }],
    [`"Potencia" ${HP},1,,new,,`, { title: `"Potencia" ${HP}` }],
    [`"${HP},1,,new,`, { title: HP }],
    [`Port&amp;aacute;til HP,1,,NewCondition,`, { title: 'Portátil HP' }],
    [`${HP}, 15,6",1,,new,`, 'malformed row'],
    [`Lote 5x ${HP},1,,new,`, SEVERAL],
    [`Monitor HP 24,1,,new,`, 'not a laptop: accessory'],
  ];
  const header =
    'merchant_product_id,aw_deep_link,search_price,product_name,in_stock,stock_quantity,condition,description';
  const lines = rows.map(([cells], at) => `r${at},https://www.awin1.com/p?p=${at}&amp;a=1,449.00,${cells}`);
  expect(await readEach(rows, [header, ...lines, ''].join('\n'))).toMatchObject(rows);
});
