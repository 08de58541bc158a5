import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { detectDelimiter } from '#catalogue/feeds/csv-rows.ts';
import { importTable } from '#catalogue/feeds/import-table.ts';
import { type ImportMapping, parseMapping } from '#catalogue/feeds/table-mapping.ts';
import { type LaptopRecord, laptopRecordSchema } from '#catalogue/laptop-record.ts';
import { aRecord } from '../a-record.ts';

const EXAMPLE = new URL('../../../catalogue/mappings/example.json', import.meta.url);

const COLUMNS = { brand: 'Brand', model: 'Model', priceEur: 'Price', cpu: 'CPU' };
const simple = parseMapping({ columns: { ...COLUMNS, ramGb: 'RAM' } }, 'simple');
const HEADER = 'Brand,Model,CPU,RAM,Price\n';

const importText = (
  text: string,
  mapping: ImportMapping,
  existing: readonly LaptopRecord[] = [],
  priceDate = '2026-05',
) => importTable(Readable.from([Buffer.from(text)]), mapping, existing, priceDate);
const importRows = (rows: string, existing: readonly LaptopRecord[] = []) =>
  importText(HEADER + rows, simple, existing);

describe('the delimiter', () => {
  it.each([
    ['a,b\n1,2\n', ','],
    ['a;b\n1,5;2\n', ';'],
    ['a\tb\n1\t2\n', '\t'],
    ['"a,x";b\n1;2', ';'],
  ] as const)('of %j is detected', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });
});

const withGraphics = (row: string, emptyGpuMeansIntegrated: boolean) =>
  importText(
    `Brand,Model,CPU,GPU,Screen,Price\n${row}\n`,
    parseMapping({ columns: { ...COLUMNS, gpu: 'GPU', screenInches: 'Screen' }, emptyGpuMeansIntegrated }, 'graphics'),
  );

describe('graphics', () => {
  it.each([
    ['ASUS,ExpertBook,Intel Core i5-1235U,,15.6,500', { gpu: 'Intel Iris Xe', year: 2022 }],
    ['Medion,Akoya E15,AMD Ryzen 5,,15.6,500', { gpu: 'AMD Radeon (integrada)' }],
    ['HP,Victus,AMD Ryzen 7 7435HS,,15.6,500', { gpu: null }],
    ['Apple,Macbook Air,Apple M1,,13.3,500', { model: 'MacBook Air 13 M1', gpu: 'Apple M1 GPU' }],
    ['MSI,Thin,Intel Core i7,RTX3050Ti,15.6,500', { gpu: 'NVIDIA GeForce RTX 3050 Ti' }],
  ])('of an empty cell are the processor’s, if it has any: %s', async (row, record) => {
    expect((await withGraphics(row, true)).records).toMatchObject([record]);
  });

  it('of an empty cell are unknown without emptyGpuMeansIntegrated', async () => {
    const { records } = await withGraphics('Acme,Book,Intel Core i5-1235U,,14,500', false);
    expect(records).toMatchObject([{ gpu: null }]);
  });
});

describe('the example mapping', () => {
  it('reads Spanish columns, figures and words, and skips refurbished ones', async () => {
    const text = [
      'Marca;Modelo;Referencia;Procesador;Gráfica;Memoria;SSD;Pulgadas;Resolución;Hercios;Panel;Peso;Batería;Sistema;Año;Precio;Fecha;Valoración;Opiniones;ASIN',
      'asus;Zenbook 14;UX3405CA-QD1;Intel Core Ultra 5 225H;;16 GB;1 TB;14,0";2880 x 1800;120 Hz;OLED;1,28 kg;75 Wh;FreeDOS;2025;1.299,00 €;2026-05-29;4,5;12;B0ABCDEFGH',
      'HP;840 G7 Reacondicionado;;;;;;;;;;;;;;299;;;;',
      '',
    ].join('\r\n');
    const mapping = parseMapping(JSON.parse(readFileSync(EXAMPLE, 'utf8')), 'example');
    const { records, report } = await importText(text, mapping, [], '2020');
    expect([...report.skipped]).toEqual([['refurbished', [3]]]);
    expect(records).toEqual([
      aRecord({
        id: 'asus-zenbook-14-ux3405ca-qd1',
        brand: 'ASUS',
        model: 'Zenbook 14',
        partNumber: 'UX3405CA-QD1',
        cpu: 'Intel Core Ultra 5 225H',
        gpu: 'Intel Arc 130T',
        ramGb: 16,
        storageGb: 1024,
        resolution: { width: 2880, height: 1800 },
        refreshHz: 120,
        panel: 'oled',
        weightKg: 1.28,
        batteryWh: 75,
        os: 'none',
        year: 2025,
        priceEur: 1299,
        rating: { stars: 4.5, count: 12 },
        marketId: 'B0ABCDEFGH',
      }),
    ]);
  });
});

it('a table in Windows-1252 with decimal commas and two drives is imported', async () => {
  const text = 'Brand;Model;CPU;Memory;Ref;Price\nAcer;Portátil 7;i5-12450H;128GB SSD +  1TB HDD;4,71E+12;1.099,50 €\n';
  const bytes = Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : (letter.codePointAt(0) ?? 0)));
  const mapping = parseMapping({ columns: { ...COLUMNS, storageGb: 'Memory', partNumber: 'Ref' } }, 'drives');
  const { records } = await importTable(Readable.from([bytes]), mapping, [], '2026-05');
  expect(records).toMatchObject([{ model: 'Portátil 7', storageGb: 1152, priceEur: 1099.5, partNumber: null }]);
});

describe('invalid rows', () => {
  it.each([
    ['=HYPERLINK("http://evil"),Book,i5-1235U,8,500', 'looks like a formula'],
    ['Acme,=cmd|calc,i5-1235U,8,500', 'model: «=cmd|calc» looks like a formula'],
    ['Acme,@SUM(A1),i5-1235U,8,500', 'looks like a formula'],
    ['Acme,Book,i5-1235U,8,free', 'unreadable price'],
    ['Acme,Book,i5-1235U,8,0', 'no price'],
    ['Acme,Book,i5-1235U,8,500 GBP', 'another currency'],
    ['Acme,Book,i5-1235U,8,99999999', 'price in cents, it seems'],
    ['Acme,Book,i5-1235U,lots,500', 'ramGb: «lots» is not a number'],
    ['Acme,Book,i5-1235U,100000,500', 'ramGb: '],
    [',Book,i5-1235U,8,500', 'brand: is missing'],
    ['Acme,,i5-1235U,8,500', 'model: is missing'],
    ['Acme,Book Reacondicionado,i5-1235U,8,500', 'not new: refurbished'],
    ['Acme,Bo\u202Eok,i5-1235U,8,500', 'control or direction character'],
    ['日本,語,i5-1235U,8,500', 'contains no letter or digit'],
    [`Acme,${'x'.repeat(100)},i5-1235U,8,500`, 'model: '],
  ])('are skipped with line and reason (%#)', async (row, reason) => {
    const { records, report } = await importRows(`Acme,Good,i5-1235U,8,500\n${row}\n`);
    expect(records).toHaveLength(1);
    const [skipped] = report.skipped;
    expect(skipped).toEqual([expect.stringContaining(reason), [3]]);
  });

  it('of another width are skipped, unless they are too many', async () => {
    const good = Array.from({ length: 6 }, (_, n) => `Acme,Book ${n},i5-1235U,8,500`);
    const { records, report } = await importRows(`${good.join('\n')}\nAcme,Book,i5-1235U,8\n`);
    expect(records).toHaveLength(6);
    expect([...report.skipped]).toEqual([['malformed row', [8]]]);
    await expect(importRows('Acme,Book,i5-1235U,8\nAcme,Book,i5-1235U,8,500,6\n')).rejects.toThrow('2 of 2 rows');
  });

  it('are none where only the last line break is missing', async () => {
    expect((await importRows('Acme,Book,i5-1235U,8,500')).report).toMatchObject({ rows: 1, added: 1 });
  });
});

describe('invalid files', () => {
  it.each([
    ['Brand,Model,CPU,RAM\nAcme,Book,i5,8\n', 'no column «price»; it has «Brand», «Model»'],
    ['', 'the file is empty'],
    ['<html><body>403</body></html>', 'a web page'],
  ])('are rejected as a whole (%#)', async (text, reason) => {
    await expect(importText(text, simple)).rejects.toThrow(reason);
  });

  it('do not include those with prototype names in the header', async () => {
    const text = '__proto__,constructor,Brand,Model,CPU,RAM,Price\npolluted,x,Acme,Book,i5-1235U,8,500\n';
    const { records } = await importText(text, simple);
    expect(records).toHaveLength(1);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('mappings', () => {
  it.each([
    [{ columns: { brnad: 'Brand' } }, 'columns'],
    [{ columns: COLUMNS, skip: [{ column: 'a', matches: '(', reason: 'r' }] }, 'not a regular expression'],
    [{ columns: COLUMNS, extra: 1 }, 'extra'],
    [{ columns: { brand: 'Brand', model: 'Model' } }, 'columns.priceEur: expected the name of a column'],
    [null, 'mapping'],
  ])('are rejected when invalid (%#)', (value, reason) => {
    expect(() => parseMapping(value, 'm.json')).toThrow(reason);
  });
});

describe('merging', () => {
  const rows = 'Acme,Book,i5-1235U,8,500\nAcme,Book,i5-1235U,8,450\nAcme,Book,i5-1235U,16,600\n';

  it('counts equal configurations once, at the cheapest price', async () => {
    const { records, report } = await importRows(rows);
    expect(report).toMatchObject({ rows: 3, added: 2, merged: 1 });
    expect(records.map(({ ramGb, priceEur }) => [ramGb, priceEur])).toEqual([
      [16, 600],
      [8, 450],
    ]);
  });

  it('changes nothing when the same file is imported again', async () => {
    const first = (await importRows(rows)).records;
    const again = await importRows(rows, first);
    expect(again.records).toEqual(first);
    expect(again.report).toMatchObject({ added: 0, merged: 3 });
  });

  it('updates price and date, fills unknown values and preserves known ones', async () => {
    const [known] = (await importRows('Acme,Book,i5-1235U,8,500\n')).records;
    if (!known) throw new Error('one row gives one record');
    const seen = { ...known, weightKg: 1.3, os: 'linux' as const, priceDate: '2026-01', priceEur: 700 };
    const { records } = await importRows('Acme,Book,i5-1235U,8,480\n', [seen]);
    expect(records).toEqual([{ ...seen, priceEur: 480, priceDate: '2026-05' }]);
  });

  it('takes the price of a file of the same date', async () => {
    const first = (await importRows('Acme,Book,i5-1235U,8,500\n')).records;
    expect((await importRows('Acme,Book,i5-1235U,8,520\n', first)).records).toMatchObject([{ priceEur: 520 }]);
  });

  it('does not overwrite a newer price with an older one', async () => {
    const [known] = (await importRows('Acme,Book,i5-1235U,8,500\n')).records;
    if (!known) throw new Error('one row gives one record');
    const newer = { ...known, priceDate: '2026-08' };
    expect((await importRows('Acme,Book,i5-1235U,8,480\n', [newer])).records).toEqual([newer]);
  });

  it('returns valid records sorted by id', async () => {
    const { records } = await importRows(rows, [aRecord({ id: 'zz' }), aRecord({ id: 'aa' })]);
    expect(records.map(({ id }) => id)).toEqual(records.map(({ id }) => id).toSorted());
    for (const record of records) expect(laptopRecordSchema.safeParse(record).success).toBe(true);
  });
});
