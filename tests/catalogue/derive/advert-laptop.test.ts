import { describe, expect, it } from 'vitest';
import { advertReader } from '#catalogue/derive/advert-laptop.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { READ, readOf } from '#tests/support/advert.ts';

const { laptops } = CATALOGUE;
const reader = advertReader(laptops);
const DAY = '2026-11-23';
const factsOf = ({ cpu, gpuSeries, ramGb, storageGb, panel }: Laptop): string =>
  [cpu, gpuSeries, ramGb, storageGb, panel].join();
const read = (changes: Partial<typeof READ> = {}) => reader({ ...READ, ...changes }, DAY);

describe('a laptop of an advert', () => {
  it('has what was read, and likely values for what was not', () => {
    const { laptop } = read({ weightKg: null });
    expect(laptop).toMatchObject({ ramGb: 16, priceEur: 699, priceDate: DAY, weightKg: null, batteryWh: null });
    expect(laptop.likely.weightKg).toHaveLength(9);
    expect(laptop.likely.batteryHours).toHaveLength(9);
    expect(laptop.likely.resolution).toEqual([]);
  });

  it('has the figures of the chips, and the chassis of the catalogue’s other configurations', () => {
    const sister = laptops.find(({ brand, model }) => brand === 'HP' && model.startsWith('Victus 15-fa'));
    const { laptop } = read();
    expect(laptop.chassis).toBe(sister?.chassis);
    expect(laptop.gpuSeries).toBe('nvidia_rtx40');
    expect(read().isGpuAssumed).toBe(false);
    const unsaid = read({ gpu: null });
    expect(unsaid).toMatchObject({ isGpuAssumed: true, laptop: { gpuSeries: 'integrated_intel' } });
    const mac = read({ brand: 'Apple', model: 'MacBook Air', cpu: 'Apple M4', gpu: null, os: 'macOS' });
    expect(mac.isGpuAssumed).toBe(false);
    expect(read({ cpu: 'Intel Core i5' })).toMatchObject({ cpuBasis: 'family', usualEur: null });
  });

  it('has graphics as fast as the watts that the advert says let them be', () => {
    const slower = read({ gpuPowerW: 35 }).laptop;
    const own = laptops.find(({ gpu, gpuPowerW }) => gpu === 'NVIDIA GeForce RTX 4060' && gpuPowerW === null);
    if (!own) throw new Error('The catalogue has no RTX 4060 of unknown watts');
    const known = reader({ ...readOf(own), gpuPowerW: 45 }, DAY, own.id).laptop;
    expect(slower.gpuPowerW).toBe(35);
    expect(slower.gpuIndex).toBeLessThan(0.8 * (read().laptop.gpuIndex ?? 0));
    expect(known).toMatchObject({ id: own.id, gpuPowerW: 45, batteryHours: own.batteryHours });
    expect(known.gpuIndex).toBeLessThan(0.8 * (own.gpuIndex ?? 0));
  });

  it('has the size of its line where the title does not tell it, and likely figures even of an unknown size', () => {
    const untold = { screenInches: null, resolution: null, weightKg: null };
    const { laptop } = read({ ...untold, model: 'Victus 15', ramGb: 24 });
    expect(laptop.screenInches).toBe(15.6);
    expect(laptop.likely.batteryHours).toHaveLength(9);
    expect(read({ ...untold, model: 'Victus 15-fa9999ns', screenInches: 15 }).laptop.screenInches).toBe(15.6);
    const named = read({ ...untold, model: '15-fd9999ns', cpu: 'Intel Core i5-1334U', gpu: null, ramGb: 24 }).laptop;
    expect(named).toMatchObject({ screenInches: 15.6, resolution: { width: 1920 }, refreshHz: 60 });
    const stranger = read({ ...untold, brand: 'Nadie', model: 'Nada' }).laptop;
    expect(stranger.screenInches).toBeNull();
    expect(stranger.likely.weightKg).toHaveLength(9);
    expect(stranger.likely.batteryHours).toHaveLength(9);
  });

  it('is no worse machine for being cheap', () => {
    const { likely } = read({ price: 300, weightKg: null }).laptop;
    expect(likely).toEqual(read({ price: 1500, weightKg: null }).laptop.likely);
  });

  it('says nothing about Spanish shops; without a price the usual one counts, with its error', () => {
    expect(read().laptop.cost).toMatchObject({ exact: true, months: 0, notInShops: true, seenEur: 699 });
    const { laptop, usualEur, spread } = read({ price: null });
    expect(laptop).toMatchObject({ priceEur: usualEur, cost: { exact: false, spread, notInShops: true } });
  });

  it('takes the figures of the laptop of the catalogue that it is, but no price, and what it does not know from the advert', () => {
    const own = laptops.find(
      ({ batteryWh, weightKg, ramGb, keyboard }) =>
        batteryWh !== null && weightKg !== null && ramGb === 16 && keyboard === 'es',
    );
    if (!own) throw new Error('there is no such laptop');
    const known = reader({ ...readOf(own), weightKg: null, price: 555 }, DAY).laptop;
    expect(known).toEqual({ ...own, priceEur: 555, cost: { ...own.cost, seenEur: 555, notInShops: true } });
    expect(reader({ ...readOf(own), gpu: null }, DAY).isGpuAssumed).toBe(false);
    for (const other of [{ ramGb: 12 }, { keyboard: 'other' as const }, { weightKg: (own.weightKg ?? 0) + 0.5 }])
      expect(reader({ ...readOf(own), ...other }, DAY).known).toBeNull();
    const bare = laptops.find(({ resolution, refreshHz }) => resolution === null && refreshHz === null);
    if (!bare) throw new Error('there is no such laptop');
    const screen = { resolution: { width: 2560, height: 1600 }, refreshHz: 165 };
    const said = reader({ ...readOf(bare), ...screen }, DAY, bare.id);
    expect(said).toMatchObject({ known: bare, laptop: screen });
    const plain = laptops.find(({ panel }) => panel === null);
    if (!plain) throw new Error('there is no such laptop');
    expect(reader({ ...readOf(plain), panel: 'oled' }, DAY, plain.id).laptop).toMatchObject({
      panel: 'oled',
      p3Pct: 100,
    });
  });

  it('is none that has other graphics of the same series', () => {
    const own = laptops.find(({ gpu }) => gpu === 'NVIDIA GeForce RTX 5070');
    if (!own) throw new Error('there is no such laptop');
    expect(reader({ ...readOf(own), gpu: 'NVIDIA GeForce RTX 5060' }, DAY, own.id).known?.gpu).not.toBe(own.gpu);
  });

  it('is found among all of the catalogue by its own facts, or as a twin of which nothing tells it apart', () => {
    const found = laptops.map((own) => ({ own, known: reader(readOf(own), DAY).known }));
    const others = found.filter(({ own, known }) => known && factsOf(known) !== factsOf(own));
    expect(others).toEqual([]);
    expect(found.filter(({ known }) => known === null).length).toBeLessThanOrEqual(3);
  });

  it('has what all other configurations of the machine have, as an estimate, and nothing in which they differ', () => {
    const sisters = laptops.filter(({ brand, model }) => brand === 'Lenovo' && model === 'IdeaPad Slim 3 15IRH10');
    const said = { ...READ, brand: 'Lenovo', model: 'IdeaPad Slim 3 15IRH10', ramGb: 24, screenInches: 15.3 };
    const { known, laptop } = reader({ ...said, weightKg: null }, DAY);
    expect(new Set(sisters.map(({ batteryWh }) => batteryWh))).toEqual(new Set([60]));
    expect(known).toBeNull();
    expect(laptop).toMatchObject({ batteryWh: 60, weightKg: 1.56, sources: { batteryWh: { kind: 'estimated' } } });
    // «Victus 15-fa» is sold with two batteries.
    expect(read().laptop).toMatchObject({ batteryWh: null, sources: {} });
  });

  it.each([
    ['of other inches', 'Lenovo', 'Legion 5 15AHP10', 15.3, { resolution: null, panel: null, batteryWh: 80 }],
    ['an OLED, which shops name', 'HP', 'OMEN MAX 16-ah0003ns', 16, { panel: null, refreshHz: 240 }],
  ])('has no screen from the others that may be another: %s', (_, brand, model, screenInches, expected) => {
    const said = { ...READ, brand, model, screenInches, ramGb: 12, resolution: null, weightKg: null, refreshHz: null };
    expect(reader(said, DAY).laptop).toMatchObject(expected);
  });

  it('is the laptop that it was found to be, unless it says something else', () => {
    const own = laptops.find(({ partNumber, ramGb, os }) => partNumber !== null && ramGb === 16 && os === 'windows');
    if (!own) throw new Error('there is no such laptop');
    const said = { ...readOf(own), model: 'otro nombre', screenInches: Math.floor(own.screenInches ?? 15) };
    expect(reader(said, DAY, own.id).known).toBe(own);
    expect(reader(said, DAY).known).toBeNull();
    expect(reader({ ...said, ramGb: 12 }, DAY, own.id).known).toBeNull();
    expect(reader({ ...said, os: 'linux' }, DAY, own.id).known).toBeNull();
  });

  const UNSAID = { cpu: null, gpu: null, screenInches: null, resolution: null, os: null, weightKg: null };
  it.each([
    [{}, 'hp-omnibook-5-14-he0015ns', 'cpu os'],
    [{ model: 'Omnibook 5 OLED', screenInches: 14, cpu: 'Snapdragon X' }, 'hp-omnibook-5-14-he0015ns', 'os'],
    [{ ramGb: 12 }, null, ''],
    [{ screenInches: 15.6 }, null, ''],
    [{ cpu: 'Intel Core i5-1334U' }, null, ''],
    [{ cpu: 'Intel Core i5-7777U' }, null, ''],
    [{ used: true }, null, ''],
    // Of 14″ or of 16″.
    [{ model: 'OmniBook 5' }, null, ''],
    // A size is no line, and a generation is another machine.
    [{ model: '15' }, null, ''],
    [{ brand: 'Lenovo', model: 'ThinkPad E16', ramGb: 16 }, null, ''],
    // As fast as the Core i5 of the catalogue's.
    [{ model: 'Victus 15', cpu: 'AMD Ryzen 7 7445HS', gpu: 'NVIDIA GeForce RTX 4050' }, null, ''],
  ])('of a line is the only one that agrees: %j', (said, id, supposed) => {
    const one = read({ ...UNSAID, model: 'OmniBook 5 14', ...said });
    expect([one.known?.id ?? null, one.supposed.join(' ')]).toEqual([id, supposed]);
    expect(one.laptop.cpu?.endsWith('Snapdragon X X1-26-100') === true).toBe(supposed !== '');
  });

  it.each([
    ['Intel Core i7-7500U', 'older', true],
    ['Intel Core i5', 'family', true],
    ['Pentium T4500', 'unknown', false],
    ['Patata 3000', 'unknown', false],
    ['Intel Core i7-14777HX', 'series', true],
  ])('has a speed only where that of its processor is known: %s', (cpu, cpuBasis, hasSpeed) => {
    const { laptop, ...advert } = read({ cpu });
    expect(advert.cpuBasis).toBe(cpuBasis);
    expect(laptop.cpuIndex !== null).toBe(hasSpeed);
    // A used one may be of any year.
    expect(read({ cpu, used: true }).laptop.cpuIndex !== null).toBe(hasSpeed && cpuBasis !== 'family');
  });
});
