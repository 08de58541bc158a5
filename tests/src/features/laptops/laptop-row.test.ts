import { expect, it } from 'vitest';
import { loadCatalogue } from '#catalogue/load.ts';
import { rowWords } from '#src/features/laptops/list/laptop-row.tsx';
import { LISTED } from './listed.ts';

const rowOf = (id: string | undefined) => {
  const listed = LISTED.laptops.find((laptop) => laptop.id === id);
  return listed && rowWords(listed);
};

it('a screen that is only probably OLED says so', () => {
  const { laptops } = loadCatalogue();
  const ofOled = laptops.filter(({ panel, screenInches }) => panel === 'oled' && screenInches !== null);
  const likely = ofOled.find(({ sources }) => sources.panel?.kind === 'estimated');
  const known = ofOled.find(({ sources }) => sources.panel?.kind !== 'estimated');
  expect(rowOf(likely?.id)?.facts).toMatch(/″\sOLED probable$/u);
  expect(rowOf(known?.id)?.facts).toMatch(/″\sOLED$/u);
});

const ROWS = LISTED.laptops.map((laptop) => Object.assign(rowWords(laptop), { line: laptop.line, name: laptop.name }));

it('the name of a row is its line and the code of the shop, with the size once', () => {
  const named = ROWS.filter(({ name }) => name.startsWith('HP 15-fd'));
  expect(named.length).toBeGreaterThan(3);
  expect(new Set(named.map(({ line }) => line))).toEqual(new Set(['HP 15']));
  expect(named.filter(({ line, code, name }) => `${line}${code}` !== name.replace(/ \(.*/, ''))).toEqual([]);
});

it('what distinguishes rows is in their names and facts, each once', () => {
  const shown = ROWS.map(({ line, code, facts }) => `${line}${code}, ${facts}`);
  expect(shown).toHaveLength(new Set(shown).size);
  expect(shown.filter((text) => /[()]/.test(text))).toEqual([]);
  const repeated = ROWS.filter(({ facts }) => {
    const parts = facts.split('\u00A0· ').map((part) => ` ${part.replaceAll('\u00A0', ' ')} `);
    return parts.some((part, index) => parts.some((other, at) => at !== index && other.includes(part)));
  });
  expect(repeated).toEqual([]);
});
