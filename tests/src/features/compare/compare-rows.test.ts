import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePath } from '#src/config/paths.ts';
import { askedIds, leftOutWords } from '#src/features/compare/asked-comparison.ts';
import { bestOf, needRows } from '#src/features/compare/compare-rows.ts';
import { comparedSchema } from '#contract/compared.ts';
import { fuzzSettings } from '#tests/support/mutated.ts';

type Figure = Parameters<typeof bestOf>[0][number];
const figure = (amount: number, error = 0): Figure => ({ amount, error });

test.each<[string, Figure[], boolean[]]>([
  ['nobody where one is unknown', [figure(2), figure(1), null], [false, false, false]],
  ['nobody where all are the same', [figure(2), figure(2)], [false, false]],
  ['nobody of one', [figure(2)], [false]],
  ['several', [figure(2), figure(1), figure(2)], [true, false, true]],
  ['nobody by less than the error of an estimate', [figure(11, 1.5), figure(10, 1)], [false, false]],
  ['an estimate by more than its error', [figure(11, 1.5), figure(9, 1)], [true, false]],
])('better is %s', (_who, figures, best) => {
  expect(bestOf(figures)).toEqual(best);
});

/** Whom each lead of the first `leaders` laptops with these figures is over. */
function overOf(figures: readonly string[], leaders: number) {
  const points = figures.map((each, index) => ({ id: `${index}`, at: 0.5, range: null, word: '', figure: each }));
  const laptops = points.map(({ id }, index) => ({
    id,
    qualifies: true,
    fit: { share: 1, serves: true, words: '' },
    text: '',
    gains: '',
    better: [index < leaders ? '8 GB' : ''],
  }));
  const target = [{ criterion: 'ram', label: 'Memoria', points }];
  const compared = comparedSchema.parse({
    laptops,
    best: null,
    target,
    catalogue: { size: 1, date: '' },
  });
  return needRows(compared, ['0', '1', '2'])[0]?.cells.map((cell) => cell?.over);
}

test('a lead is over those without one, if all of them have the same figure', () => {
  expect(overOf(['16 GB', '8 GB', '8 GB'], 1)).toEqual([['1', '2'], [], []]);
  expect(overOf(['16 GB', '16 GB', '8 GB'], 2)).toEqual([['2'], ['2'], []]);
  expect(overOf(['16 GB', '8 GB', '4 GB'], 1)).toEqual([[], [], []]);
});

test('an address is read as it was written', () => {
  const ids = ['a-1', 'b-2', 'c-3'];
  expect(comparePath(ids)).toBe('/comparar?ids=a-1,b-2,c-3');
  expect(askedIds('?ids=a-1,%20b-2,a-1&ids=c-3')).toEqual({ ids, tooMany: 0 });
});

const PIECES = [...'ids= , & % %2 %00 <script> __proto__ a-1 ../.. = 🙂'.split(' '), '\uD800', 'x'.repeat(200)];

test('an address that is hostile asks the API for nothing strange', () => {
  const property = fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 39 }), (pieces) => {
    const { ids, tooMany } = askedIds(`?${pieces.join('')}`);
    expect(ids.length).toBeLessThanOrEqual(4);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,120}$/);
    expect(leftOutWords(ids, tooMany).length).toBeLessThan(600);
    expect(askedIds(comparePath(ids).slice('/comparar'.length)).ids).toEqual(ids);
  });
  fc.assert(property, fuzzSettings(3000));
});
