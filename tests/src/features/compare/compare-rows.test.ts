import { describe, expect, test } from 'vitest';
import { comparePath } from '#src/config/paths.ts';
import { askedIds, leftOutWords } from '#src/features/compare/asked-comparison.ts';
import { bestOf, cheapest, differs, factRows, needRows } from '#src/features/compare/compare-rows.ts';
import { createRandom } from '#bench/random.ts';
import { comparedSchema } from '#contract/compared.ts';
import { laptopSheetsSchema } from '#contract/computer.ts';

const exact = (amount: number) => ({ amount, error: 0 });

describe('what is better', () => {
  test('is nobody where one is unknown or all are the same', () => {
    expect(bestOf([exact(2), exact(1), null])).toEqual([false, false, false]);
    expect(bestOf([exact(2), exact(2)])).toEqual([false, false]);
    expect(bestOf([exact(2)])).toEqual([false]);
  });

  test('may be several', () => expect(bestOf([exact(2), exact(1), exact(2)])).toEqual([true, false, true]));

  test('is an estimate only by more than its error', () => {
    expect(
      bestOf([
        { amount: 11, error: 1.5 },
        { amount: 10, error: 1 },
      ]),
    ).toEqual([false, false]);
    expect(
      bestOf([
        { amount: 11, error: 1.5 },
        { amount: 9, error: 1 },
      ]),
    ).toEqual([true, false]);
  });

  test('counts Windows where it costs extra, unless the visitor has it', () => {
    const { laptops } = laptopSheetsSchema.parse({
      laptops: [
        { id: 'a', price: 500, facts: { licence: 145, weightKg: 1.2 } },
        { id: 'b', price: 600, facts: { weightKg: 2 } },
      ],
    });
    expect(cheapest(laptops, false)).toEqual([false, true]);
    expect(cheapest(laptops, true)).toEqual([true, false]);
    const weight = factRows(laptops).find(({ label }) => label === 'Peso');
    expect(weight?.cells.map((cell) => cell?.better)).toEqual(['Más ligero', '']);
    expect(
      factRows(laptops)
        .filter(differs)
        .map(({ label }) => label),
    ).toEqual(['Peso']);
  });
});

/** Whom each lead of the first `leaders` laptops with these figures is over. */
function overOf(figures: readonly string[], leaders: number) {
  const points = figures.map((figure, index) => ({ id: `${index}`, at: 0.5, range: null, word: '', figure }));
  const laptops = points.map(({ id }, index) => ({
    id,
    qualifies: true,
    text: '',
    better: [index < leaders ? '8 GB' : ''],
  }));
  const target = [{ criterion: 'ram', label: 'Memoria', points }];
  const compared = comparedSchema.parse({ laptops, best: null, target, catalogue: { size: 1, date: '' } });
  return needRows(compared, ['0', '1', '2'])[0]?.cells.map((cell) => cell?.over);
}

test('a lead is over those without one, if all of them have the same figure', () => {
  expect(overOf(['16 GB', '8 GB', '8 GB'], 1)).toEqual([['1', '2'], [], []]);
  expect(overOf(['16 GB', '16 GB', '8 GB'], 2)).toEqual([['2'], ['2'], []]);
  expect(overOf(['16 GB', '8 GB', '4 GB'], 1)).toEqual([[], [], []]);
});

describe('an address', () => {
  test('is read as it was written', () => {
    const ids = ['a-1', 'b-2', 'c-3'];
    expect(comparePath(ids)).toBe('/comparar?ids=a-1,b-2,c-3');
    expect(askedIds('?ids=a-1,%20b-2,a-1&ids=c-3')).toEqual({ ids, strange: [], tooMany: 0 });
  });

  test('that is hostile asks the API for nothing strange: 10,000 of them', () => {
    const random = createRandom(17);
    const pieces = [...'ids= , & % %2 %00 <script> __proto__ a-1 ../.. = 🙂'.split(' '), '\uD800', 'x'.repeat(200)];
    for (let round = 0; round < 10_000; round += 1) {
      const length = Math.floor(random() * 40);
      const search = `?${Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join('')}`;
      const { ids, strange, tooMany } = askedIds(search);
      expect(ids.length).toBeLessThanOrEqual(4);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,120}$/);
      expect(leftOutWords({ strange, tooMany, unknown: ids }).length).toBeLessThan(500);
      expect(askedIds(comparePath([...ids, ...strange]).slice('/comparar'.length)).ids).toEqual(ids);
    }
  });
});
