import { describe, expect, it } from 'vitest';
import { memoryFact } from '#catalogue/derive/memory.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { aRecord } from '../a-record.ts';

describe('the memory by processor', () => {
  it.each([
    ['Apple M5 Pro', false],
    ['Qualcomm Snapdragon X Plus X1P-42-100', false],
    ['AMD Ryzen AI Max+ 395', false],
    ['Intel Core i7-14650HX', true],
    ['AMD Ryzen 9 8940HX', true],
  ])('of %s can be extended: %s', (cpu, upgradable) => {
    expect(memoryFact(aRecord({ cpu }))?.value).toBe(upgradable);
  });

  it.each(['Intel Core i7-13620H', 'AMD Ryzen 5 7530U', 'AMD Ryzen AI 9 HX 370', 'Intel Core Ultra 7 255H', null])(
    'of %s depends on the laptop',
    (cpu) => {
      expect(memoryFact(aRecord({ cpu }))).toBeNull();
    },
  );

  it('reaches the catalogue with its source', () => {
    const macs = CATALOGUE.laptops.filter(({ brand }) => brand === 'Apple');
    expect(macs.length).toBeGreaterThan(10);
    for (const mac of macs) expect([mac.ramUpgradable, mac.sources.ramUpgradable?.kind]).toEqual([false, 'published']);
  });
});
