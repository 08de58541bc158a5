import { expect, it } from 'vitest';
import { parseGigabytes, parseKilograms, parseNumber } from '#catalogue/reading/cell-figures.ts';

const money = (cell: string) => parseNumber(cell, 'money');
const measure = (cell: string) => parseNumber(cell, 'measure');

it.each([
  [money, '1.299,00 €', 1299],
  [money, '1.299', 1299],
  [money, '1 299,95 EUR', 1299.95],
  [money, '1\u202F299,95 €', 1299.95],
  [money, '1009.0', 1009],
  [money, '12.345.678', 12_345_678],
  [measure, '1.299', 1.299],
  [measure, '15,6"', 15.6],
  [measure, '54 Wh', 54],
  [parseGigabytes, '512 GB SSD', 512],
  [parseGigabytes, '1TB', 1024],
  [parseGigabytes, '128GB SSD +  1TB HDD', 1152],
  [parseGigabytes, '512 GB M.2, 1,0 TB HDD', 1536],
  [parseGigabytes, '2x512GB SSD', 1024],
  [parseGigabytes, '512 GB + lector SD', null],
  [parseKilograms, '1,8 kg', 1.8],
  [parseKilograms, '1800 g', 1.8],
  [parseKilograms, '1.800 g', 1.8],
])('%o reads «%s» as %j', (parse, cell, value) => {
  expect(parse(cell)).toEqual(value);
});

it.each(['', '-', 'n/a', 'gratis', '1.2.3x4', '12€ 13€', '=1+1', '-5', 'NaN', 'Infinity'])(
  'there is no price in «%s»',
  (cell) => expect(money(cell)).toBeNull(),
);
