import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importCsv } from '#catalogue/import/import-csv.ts';
import { parseMapping } from '#catalogue/import/mapping.ts';
import { type LaptopRecord, laptopRecordSchema } from '#catalogue/laptop-record.ts';
import { aRecord } from '../a-record.ts';

function shippedMapping(name: string) {
  const file = new URL(`../../../catalogue/mappings/${name}.json`, import.meta.url);
  return parseMapping(JSON.parse(readFileSync(file, 'utf8')), name);
}

const COLUMNS = { brand: 'Brand', model: 'Model', priceEur: 'Price', cpu: 'CPU' };
const simple = parseMapping({ columns: { ...COLUMNS, ramGb: 'RAM' } }, 'simple');
const HEADER = 'Brand,Model,CPU,RAM,Price\n';
const importRows = (rows: string, existing: readonly LaptopRecord[] = []) =>
  importCsv(HEADER + rows, simple, existing, '2026-05');

const OFFERS = `Laptop,Status,Brand,Model,CPU,RAM,Storage,Storage type,GPU,Screen,Touch,Final Price
ASUS ExpertBook B1 B1502CBA-EJ0436X Intel Core i5-1235U/8GB/512GB SSD/15.6",New,Asus,ExpertBook,Intel Core i5,8,512,SSD,,15.6,No,1009.0
"Apple MacBook Pro M1 Pro/16GB/512GB SSD/14.2""",Refurbished,Apple,MacBook Pro,Apple M1 Pro,16,512,SSD,,14.2,No,1667.0
"Apple Macbook Air Apple M1/8GB/256GB SSD/GPU Hepta Core/13.3""",New,Apple,MacBook Air,Apple M1,8,256,SSD,,13.3,No,1067.0
"MSI Thin GF63 11UC-1 Intel Core i7/16GB/1TB SSD/RTX3050Ti/15.6""",New,MSI,Thin,Intel Core i7,16,1000,SSD,RTX 3050,15.6,No,899
"HP Victus AMD Ryzen 7 7435HS/16GB/512GB SSD/15.6""",New,HP,Victus,AMD Ryzen 7,16,512,SSD,,15.6,No,799
"Medion Akoya E15 AMD Ryzen 5/8GB/15.6""",New,Medion,Akoya,AMD Ryzen 5,8,0,SSD,,15.6,No,399
"Acme Broken/15.6""",New,Acme,Book,Intel Core i5,8,512,SSD,,15.6,No,
`;

describe('the mapping offers-by-title', () => {
  const { records, report } = importCsv(OFFERS, shippedMapping('offers-by-title'), [], '2023');
  const byBrand = (brand: string) => records.filter((record) => record.brand === brand);

  it('reports added rows, rejected rows with line and reason, and the number of refurbished ones', () => {
    expect(report).toMatchObject({ rows: 7, added: 5, merged: 0 });
    expect(report.rejected).toEqual([{ line: 8, reason: 'priceEur: is missing' }]);
    expect([...report.skipped]).toEqual([['refurbished', 1]]);
  });

  it('reads exact chips, model and part number from the title', () => {
    expect(byBrand('ASUS')).toMatchObject([
      {
        model: 'ExpertBook B1 B1502CBA',
        partNumber: 'B1502CBA-EJ0436X',
        cpu: 'Intel Core i5-1235U',
        gpu: 'Intel Iris Xe',
        ramGb: 8,
        storageGb: 512,
        priceEur: 1009,
        priceDate: '2023',
        year: 2022,
      },
    ]);
    expect(byBrand('MSI')).toMatchObject([
      { gpu: 'NVIDIA GeForce RTX 3050 Ti', storageGb: 1024, formFactor: 'gaming' },
    ]);
  });

  it('leaves fields unknown that the file does not have', () => {
    expect(byBrand('ASUS')).toMatchObject([{ weightKg: null, resolution: null, batteryWh: null, os: null }]);
    expect(byBrand('Medion')).toMatchObject([{ storageGb: null }]);
  });

  it('reads an empty graphics cell as the processor’s integrated graphics, if it has any', () => {
    expect(byBrand('Medion')).toMatchObject([{ gpu: 'AMD Radeon (integrada)' }]);
    expect(byBrand('HP')).toMatchObject([{ cpu: 'AMD Ryzen 7 7435HS', gpu: null }]);
  });

  it('gives a Mac its usual name and system', () => {
    expect(byBrand('Apple')).toMatchObject([{ model: 'MacBook Air 13 M1', os: 'macOS', gpu: 'Apple M1 GPU' }]);
  });
});

describe('a mapping without emptyGpuMeansIntegrated', () => {
  it('leaves empty graphics unknown', () => {
    const mapping = parseMapping({ columns: { ...COLUMNS, gpu: 'GPU' } }, 'mapping');
    const text = 'Brand,Model,CPU,GPU,Price\nAcme,Book,Intel Core i5-1235U,,500\n';
    expect(importCsv(text, mapping, [], '2026').records).toMatchObject([{ gpu: null }]);
  });
});

describe('a title that contradicts its columns', () => {
  it('does not change the maker of the processor', () => {
    const row = '"Acme Book Intel Core i5-1235U/8GB",New,Acme,Book,AMD Ryzen 5,8,512,SSD,,15.6,No,500\n';
    const text = `${OFFERS.split('\n')[0]}\n${row}`;
    const { records } = importCsv(text, shippedMapping('offers-by-title'), [], '2026');
    expect(records).toMatchObject([{ cpu: 'AMD Ryzen 5', gpu: 'AMD Radeon (integrada)' }]);
  });
});

describe('the example mapping', () => {
  it('reads Spanish columns, figures and words', () => {
    const text = [
      'Marca;Modelo;Referencia;Procesador;Gráfica;Memoria;SSD;Pulgadas;Resolución;Hercios;Panel;Peso;Batería;Sistema;Año;Precio;Fecha;Valoración;Opiniones;ASIN',
      'asus;Zenbook 14;UX3405CA-QD1;Intel Core Ultra 5 225H;;16 GB;1 TB;14,0";2880 x 1800;120 Hz;OLED;1,28 kg;75 Wh;FreeDOS;2025;1.299,00 €;2026-05-29;4,5;12;B0ABCDEFGH',
      '',
    ].join('\r\n');
    const { records } = importCsv(text, shippedMapping('example'), [], '2020');
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

describe('invalid rows', () => {
  it.each([
    ['=HYPERLINK("http://evil"),Book,i5-1235U,8,500', 'looks like a formula'],
    ['Acme,=cmd|calc,i5-1235U,8,500', 'model: «=cmd|calc» looks like a formula'],
    ['Acme,@SUM(A1),i5-1235U,8,500', 'looks like a formula'],
    ['Acme,Book,i5-1235U,8,free', 'priceEur: «free» is not a number'],
    ['Acme,Book,i5-1235U,8,0', 'priceEur: is missing'],
    ['Acme,Book,i5-1235U,8,99999999', 'priceEur: '],
    ['Acme,Book,i5-1235U,lots,500', 'ramGb: «lots» is not a number'],
    ['Acme,Book,i5-1235U,100000,500', 'ramGb: '],
    [',Book,i5-1235U,8,500', 'brand: is missing'],
    ['Acme,,i5-1235U,8,500', 'model: is missing'],
    ['Acme,Book,i5-1235U,8', 'has 4 fields, the header 5'],
    ['Acme,Book,i5-1235U,8,500,6', 'has 6 fields, the header 5'],
    [`Acme,${'x'.repeat(10_000_000)},i5-1235U,8,500`, 'a cell of 10000000 characters'],
    ['日本,語,i5-1235U,8,500', 'contains no letter or digit'],
    [`Acme,${'x'.repeat(100)},i5-1235U,8,500`, 'model: '],
  ])('are rejected with line and reason (%#)', (row, reason) => {
    const { records, report } = importRows(`Acme,Good,i5-1235U,8,500\n${row}\n`);
    expect(records).toHaveLength(1);
    expect(report.rejected).toHaveLength(1);
    expect(report.rejected[0]?.line).toBe(3);
    expect(report.rejected[0]?.reason).toContain(reason);
  });
});

describe('invalid files', () => {
  it.each([
    ['Brand,Model,CPU,RAM\nAcme,Book,i5,8\n', 'no column «Price»; it has «Brand», «Model»'],
    ['Brand,Model,CPU,RAM,Price,Price\n', 'occurs twice'],
    ['', 'no header'],
  ])('are rejected as a whole (%#)', (text, reason) => {
    expect(() => importCsv(text, simple, [], '2026')).toThrow(reason);
  });

  it('do not include those with prototype names in the header', () => {
    const text = '__proto__,constructor,Brand,Model,CPU,RAM,Price\npolluted,x,Acme,Book,i5-1235U,8,500\n';
    const { records } = importCsv(text, simple, [], '2026');
    expect(records).toHaveLength(1);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('mappings', () => {
  it.each([
    [{ columns: { brnad: 'Brand' } }, 'columns'],
    [{ columns: {}, skip: [{ column: 'a', matches: '(', reason: 'r' }] }, 'not a regular expression'],
    [{ columns: {}, extra: 1 }, 'extra'],
    [null, 'mapping'],
  ])('are rejected when invalid (%#)', (value, reason) => {
    expect(() => parseMapping(value, 'm.json')).toThrow(reason);
  });

  it('are rejected without brand, model or price', () => {
    const mapping = parseMapping({ columns: { brand: 'Brand' } }, 'm.json');
    expect(() => importCsv(HEADER, mapping, [], '2026')).toThrow('brand, model and priceEur');
  });
});

describe('merging', () => {
  const rows = 'Acme,Book,i5-1235U,8,500\nAcme,Book,i5-1235U,8,450\nAcme,Book,i5-1235U,16,600\n';

  it('counts equal configurations once, at the cheapest price', () => {
    const { records, report } = importRows(rows);
    expect(report).toMatchObject({ rows: 3, added: 2, merged: 1 });
    expect(records.map(({ ramGb, priceEur }) => [ramGb, priceEur])).toEqual([
      [16, 600],
      [8, 450],
    ]);
  });

  it('changes nothing when the same file is imported again', () => {
    const first = importRows(rows).records;
    const again = importRows(rows, first);
    expect(again.records).toEqual(first);
    expect(again.report).toMatchObject({ added: 0, merged: 3 });
  });

  it('updates price and date, fills unknown values and preserves known ones', () => {
    const [known] = importRows('Acme,Book,i5-1235U,8,500\n').records;
    if (!known) throw new Error('one row gives one record');
    const seen = { ...known, weightKg: 1.3, os: 'linux' as const, priceDate: '2026-01', priceEur: 700 };
    const { records } = importRows('Acme,Book,i5-1235U,8,480\n', [seen]);
    expect(records).toEqual([{ ...seen, priceEur: 480, priceDate: '2026-05' }]);
  });

  it('takes the price of a file of the same date', () => {
    const first = importRows('Acme,Book,i5-1235U,8,500\n').records;
    expect(importRows('Acme,Book,i5-1235U,8,520\n', first).records).toMatchObject([{ priceEur: 520 }]);
  });

  it('does not overwrite a newer price with an older one', () => {
    const [known] = importRows('Acme,Book,i5-1235U,8,500\n').records;
    if (!known) throw new Error('one row gives one record');
    const newer = { ...known, priceDate: '2026-08' };
    expect(importRows('Acme,Book,i5-1235U,8,480\n', [newer]).records).toEqual([newer]);
  });

  it('returns valid records sorted by id', () => {
    const { records } = importRows(rows, [aRecord({ id: 'zz' }), aRecord({ id: 'aa' })]);
    expect(records.map(({ id }) => id)).toEqual(records.map(({ id }) => id).toSorted());
    for (const record of records) expect(laptopRecordSchema.safeParse(record).success).toBe(true);
  });
});
