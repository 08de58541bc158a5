/** Feeds as shops really write them: of each row what is taken, or why it is refused alone. */
import { describe, expect, it } from 'vitest';
import { aFeed, readWhole } from './a-feed.ts';

const HP = 'Portátil HP 15-fd0083ns i5-1334U 16GB 512GB';

/** Offers by their id with the changed fields, and the reasons of the others, in the order of the rows. */
async function outcomes(content: string, format: 'google-xml' | 'google-tsv' | 'affiliate-csv') {
  const { offers, skipped } = await readWhole(content, aFeed(format));
  return { taken: offers.map(({ sku, title }) => `${sku} ${title}`), refused: skipped };
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
    ['one in a cell that is not read', row('1', HP, 'in_stock\tnew\t"Potencia\tHP\tX'), `1 ${HP}`],
    ['one before a quoted cell', row('1', HP, 'in_stock\tnew\t"Potencia\t"HP"\tX'), `1 ${HP}`],
    ['line breaks in a quoted cell', row('1', HP, 'in_stock\tnew\t"uno\n\r\ndos ""15,6"""" "\tHP\tX'), `1 ${HP}`],
    ['a line break in a cell without quotes', row('1', 'Portátil\nHP'), 'malformed row'],
    ['a tab in a cell without quotes', row('1', 'Portátil\tHP'), 'malformed row'],
  ])('may have %s', async (_, first, expected) => {
    const content = [HEADER, first, ...['2', '3', '4'].map((id) => row(id, HP)), ''].join('\n');
    const { taken, refused } = await outcomes(content, 'google-tsv');
    expect([...new Set([...refused, ...taken])].slice(0, 1)).toEqual([expected]);
    expect(taken.slice(-3)).toEqual(['2', '3', '4'].map((id) => `${id} ${HP}`));
  });
});
