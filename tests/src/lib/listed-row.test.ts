import { expect, it } from 'vitest';
import { loadCatalogue } from '#catalogue/load.ts';
import { listedRow } from '#src/lib/listed-row.ts';
import { LISTED } from '../features/laptops/listed.ts';

const rowOf = (id: string | undefined) => {
  const listed = LISTED.laptops.find((laptop) => laptop.id === id);
  return listed && listedRow(listed);
};

it('a screen that is only probably OLED says so', () => {
  const { laptops } = loadCatalogue();
  const ofOled = laptops.filter(({ panel, screenInches }) => panel === 'oled' && screenInches !== null);
  const likely = ofOled.find(({ sources }) => sources.panel?.kind === 'estimated');
  const known = ofOled.find(({ sources }) => sources.panel?.kind !== 'estimated');
  expect(rowOf(likely?.id)?.facts).toMatch(/″\sOLED probable$/u);
  expect(rowOf(known?.id)?.facts).toMatch(/″\sOLED$/u);
});

it('the name of a row is its line, before the code of the shop', () => {
  const named = LISTED.laptops.map((laptop) => listedRow(laptop)).filter(({ name }) => name.startsWith('HP 15-fd'));
  expect(named.length).toBeGreaterThan(3);
  expect(new Set(named.map(({ line }) => line))).toEqual(new Set(['HP 15']));
  expect(named.map(({ code }) => code).filter((code) => !code.startsWith('15-fd'))).toEqual([]);
});
