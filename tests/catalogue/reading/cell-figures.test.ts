import { expect, it } from 'vitest';
import { parseGigabytes, parseNumber } from '#catalogue/reading/cell-figures.ts';

it.each([
  [parseNumber, '1.299', 1.299],
  [parseNumber, '15,6"', 15.6],
  [parseNumber, '54 Wh', 54],
  [parseGigabytes, '512 GB SSD', 512],
  [parseGigabytes, '1TB', 1024],
  [parseGigabytes, '128GB SSD +  1TB HDD', 1152],
  [parseGigabytes, '512 GB M.2, 1,0 TB HDD', 1536],
  [parseGigabytes, '2x512GB SSD', 1024],
  [parseGigabytes, '512 GB + lector SD', null],
])('%o reads «%s» as %j', (parse, cell, value) => {
  expect(parse(cell)).toEqual(value);
});

it.each(['', '-', 'n/a', 'gratis', '1.2.3x4', '12€ 13€', '=1+1', '-5', 'NaN', 'Infinity'])(
  'there is no figure in «%s»',
  (cell) => expect(parseNumber(cell)).toBeNull(),
);
