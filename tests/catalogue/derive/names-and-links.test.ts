/** What a laptop is called, by its address and its link to a shop, and which form it has. */
import { describe, expect, it } from 'vitest';
import { buyLink, describePriceBasis, isDedicated } from '#catalogue/derive/names.ts';
import { formFactorOf } from '#catalogue/derive/form-factor.ts';
import { nameLaptops } from '#catalogue/derive/laptop-name.ts';
import { matchGpu } from '#catalogue/derive/match-chip.ts';
import { recordId, slug } from '#catalogue/derive/record-id.ts';
import { PRICE_BASES, type LaptopRecord } from '#catalogue/laptop-record.ts';
import { aRecord } from '../a-record.ts';

const namesOf = (...variants: Partial<LaptopRecord>[]) =>
  nameLaptops(variants.map((changes, index) => aRecord({ id: `${index}`, ...changes })));

describe('names', () => {
  it('are brand and model where that is unique, else with as few details as needed', () => {
    expect(namesOf({}, { model: 'Book 16' })).toEqual(['Acme Book 14', 'Acme Book 16']);
    const more = { ramGb: 32, storageGb: 1024 };
    expect(namesOf({}, more, { ...more, cpu: 'Intel Core i7-1355U' })).toEqual([
      'Acme Book 14 (Core i5-1335U, 16 GB)',
      'Acme Book 14 (Core i5-1335U, 32 GB)',
      'Acme Book 14 (Core i7-1355U, 32 GB)',
    ]);
  });

  it('have an OLED screen, the part number or the id where nothing else differs', () => {
    expect(namesOf({ panel: 'oled' }, { panel: 'ips' })).toEqual(['Acme Book 14 (OLED)', 'Acme Book 14']);
    expect(namesOf({ partNumber: 'P1' }, { partNumber: 'P2' })).toEqual(['Acme Book 14 · P1', 'Acme Book 14 · P2']);
    expect(new Set(namesOf({}, {})).size).toBe(2);
  });
});

describe('ids', () => {
  it('do not repeat the model when the part number begins with it', () => {
    const record = aRecord({ brand: 'ASUS', model: 'Vivobook 15 X1504VA', partNumber: 'X1504VA-BQ4285W' });
    expect(recordId(record)).toBe('asus-vivobook-15-x1504va-bq4285w');
    expect(recordId(aRecord({ brand: 'HP', model: '15-fd0275ns', partNumber: '15-fd0275ns' }))).toBe('hp-15-fd0275ns');
  });

  it('contain the configuration where there is no part number, but neither price, date nor measurements', () => {
    const rating = { stars: 5, count: 9 };
    const later = aRecord({ priceEur: 1, priceDate: '2027', weightKg: null, batteryWh: 99, rating });
    for (const record of [aRecord(), later]) expect(recordId(record)).toBe('acme-book-14-i5-1335u-16-512-1920-windows');
  });

  it('are slugs of limited length', () => {
    expect(slug('Ñandú + Café «3»')).toBe('nandu-plus-cafe-3');
    const long = recordId(aRecord({ model: 'x'.repeat(80), partNumber: 'y'.repeat(40) }));
    expect(long.length).toBeLessThanOrEqual(120);
    expect(recordId(aRecord({ brand: '日本', model: '語' }))).toBe('');
  });
});

const linkOf = (changes: Partial<LaptopRecord>, tag = 'atinado-21') =>
  new URL(buyLink(aRecord(changes), { host: 'www.amazon.es', tag }));

describe('the link to the marketplace', () => {
  it('leads to the product page where its id is known, else to a search for brand, model and key specs', () => {
    expect(linkOf({ marketId: 'B0ABCDEFGH' }).href).toBe('https://www.amazon.es/dp/B0ABCDEFGH?tag=atinado-21');
    const { pathname, searchParams } = linkOf({ gpu: 'NVIDIA GeForce RTX 4060', storageGb: 1024 });
    expect([pathname, searchParams.get('tag')]).toEqual(['/s', 'atinado-21']);
    expect(searchParams.get('k')).toBe('Acme Book 14 Core i5-1335U RTX 4060 16 GB 1 TB');
    expect(linkOf({}, '').href).not.toContain('tag=');
  });

  it('encodes hostile text', () => {
    const { href, searchParams, hash } = linkOf({ model: '&tag=evil#"><script>' });
    expect([searchParams.getAll('tag'), hash]).toEqual([['atinado-21'], '']);
    expect(href).not.toMatch(/[<>"#]/);
  });
});

it('where a price was seen is told differently for each source', () => {
  const words = PRICE_BASES.map((priceBasis) => describePriceBasis({ priceBasis, priceShop: null }));
  expect(words[0]).toBe('en una tienda española');
  expect(new Set(words).size).toBe(PRICE_BASES.length);
  expect(describePriceBasis({ priceBasis: 'listed-es', priceShop: 'PcComponentes' })).toBe('en PcComponentes');
});

it.each([
  ['NVIDIA GeForce RTX 4060', true],
  ['AMD Radeon RX 6500M', true],
  ['Intel Arc A370M', true],
  ['Intel Arc 130T', false],
  ['AMD Radeon 780M', false],
])('«%s» is dedicated graphics: %s', (gpu, dedicated) => {
  expect(isDedicated(gpu)).toBe(dedicated);
});

it.each([
  ['Apple', 'MacBook Air 13 M3', 'Apple M3 GPU', 15.6, null, 'macbook'],
  ['Lenovo', 'IdeaPad Flex 5 14ABR8', 'AMD Radeon', 15.6, null, 'convertible'],
  ['Alurin', 'Flex Advance', 'AMD Radeon', 15.6, null, 'all-rounder'],
  ['HP', 'ZBook Fury 16 G9', 'RTX A2000', 15.6, null, 'workstation'],
  ['ASUS', 'TUF Gaming A15 FA507NV', 'RTX 4060', 15.6, null, 'gaming'],
  ['Dell', 'Vostro 3510', 'Intel Iris Xe', 15.6, null, 'all-rounder'],
  ['ASUS', 'Zenbook 14 UX3405CA', 'Intel Arc', 14, null, 'ultrabook'],
  ['Acme', 'Feather', 'Intel Iris Xe', 13.3, 1.1, 'ultrabook'],
  ['Acme', 'Feather', 'Intel Iris Xe', 13.3, null, 'all-rounder'],
])('the form of %s %s with %s, %s″ and %s kg is %s', (brand, model, gpu, screenInches, weightKg, form) => {
  expect(formFactorOf({ brand, model, screenInches, weightKg }, matchGpu(gpu, null))).toBe(form);
});
