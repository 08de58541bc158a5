import { describe, expect, it } from 'vitest';
import { CPU_CHIPS, GPU_CHIPS } from '#catalogue/derive/chips.ts';
import { matchCpu, matchGpu } from '#catalogue/derive/match-chip.ts';

const cpuIndex = (name: string) => matchCpu(name)?.index ?? -1;
const gpuIndex = (name: string) => matchGpu(name, null)?.index ?? -1;
const creation = (name: string) => matchGpu(name, null)?.creation ?? -1;

const exactly = (name: string) => ({ name, precision: 'exact' });

describe('processors', () => {
  it('finds every processor of the table by its own name', () => {
    for (const chip of CPU_CHIPS) {
      expect(matchCpu(chip.name)).toMatchObject({ name: chip.name, index: chip.index, precision: 'exact' });
    }
  });

  it.each([
    ['Intel Core i5-1235U', exactly('Intel Core i5-1235U')],
    ['Intel® Core™ i5-1235U Processor', exactly('Intel Core i5-1235U')],
    ['ASUS ExpertBook B1 B1502CBA-EJ0436X Intel Core i5-1235U/8GB/512GB SSD/15.6"', exactly('Intel Core i5-1235U')],
    ['R7-5700U', exactly('AMD Ryzen 7 5700U')],
    ['Intel® Core™ 5 120U', exactly('Intel Core 5 120U')],
    ['AMD Ryzen™ AI 7 350', exactly('AMD Ryzen AI 7 350')],
    ['AMD Ryzen AI 9 HX PRO 370', exactly('AMD Ryzen AI 9 HX 370')],
    ['Snapdragon X Elite X1E 78 100', exactly('Snapdragon X Elite X1E-78-100')],
    ['AMD Athlon Dual Core 3050U', exactly('AMD Athlon Silver 3050U')],
    // There is no other 7430, but a 5600U and a 5600H.
    ['AMD Ryzen 5 7430', exactly('AMD Ryzen 5 7430U')],
    ['AMD Ryzen 5 5600', { precision: 'group' }],
    ['Core i7 14ª Gen', { basis: 'series' }],
    ['i5 12th gen', { basis: 'series' }],
    ['Core Ultra 7', { basis: 'series' }],
    ['i5', { basis: 'family' }],
    ['Celeron N2840', { basis: 'family' }],
    // In no class of the questionnaire.
    ['MediaTek Kompanio 520', { family: null }],
    ['Intel N100', { family: null }],
    ['Intel Celeron N4020', { family: null }],
  ])('reads «%s» as %j', (written, known) => {
    expect(matchCpu(written)).toMatchObject(known);
  });

  it.each([
    'Intel Atom N270',
    'Intel Core 2 Duo P8600',
    'Core m3-7Y30',
    'Acme Z80',
    '512GB SSD',
    'constructor',
    '__proto__',
    '',
  ])('knows nothing of «%s»', (written) => {
    expect(matchCpu(written)).toBeNull();
  });

  it.each([
    ['Intel Evo Core i7', 'intel_i7'],
    ['AMD Ryzen 7', 'amd_r7'],
    ['Intel Celeron', null],
    ['Mediatek', null],
  ])('estimates the family «%s» conservatively', (written, family) => {
    const matched = matchCpu(written);
    expect(matched).toMatchObject({ family, precision: 'group' });
    const members = CPU_CHIPS.filter((chip) => chip.family === family && chip.year >= 2020).map(({ index }) => index);
    const middle = members.toSorted((a, b) => a - b)[Math.floor(members.length / 2)] ?? 0;
    expect(matched?.index).toBeLessThanOrEqual(family === null ? 20 : middle);
  });

  it.each([
    ['i7-7500U', 'Intel Core i7-8550U'],
    ['i7-2670QM', 'Intel Core i7-8750H'],
    ['i5 de 4ª generación', 'Intel Core i5-8250U'],
  ])('never takes %s for a modern one: it has less than two thirds of the speed of %s', (written, oldest) => {
    const matched = matchCpu(written);
    expect(matched).toMatchObject({ precision: 'group', basis: 'older' });
    expect(matched?.index).toBeLessThan(cpuIndex(oldest) * 0.67);
  });

  it('estimates an unknown model by its series rather than its family', () => {
    const series = matchCpu('Intel Core i7-14777HX');
    expect(series?.precision).toBe('group');
    expect(series?.index).toBeGreaterThan(cpuIndex('Intel Core i7') + 10);
  });

  it.each([
    ['Intel Core Ultra 9', 'intel_i9', 'Intel Core i9'],
    ['Ryzen AI 7', 'amd_r7', 'AMD Ryzen 7'],
  ])('counts «%s» as %s, faster than «%s»', (written, family, older) => {
    expect(matchCpu(written)).toMatchObject({ family, precision: 'group' });
    expect(cpuIndex(written)).toBeGreaterThan(cpuIndex(older));
  });

  it('orders well-known processors by speed', () => {
    const slow = ['Intel Celeron N4020', 'Intel N100', 'Intel Core i5-1135G7', 'AMD Ryzen 7 5825U'];
    const fast = ['Intel Core i7-13620H', 'Intel Core i7-14650HX', 'Intel Core i9-14900HX'];
    const pcs = [...slow, ...fast, 'Intel Core Ultra 9 285HX', 'Apple M5 Max'].map(cpuIndex);
    expect(pcs).toEqual(pcs.toSorted((a, b) => a - b));
    const macs = ['Apple M1', 'Apple M2', 'Apple M3', 'Apple M4', 'Apple M4 Pro', 'Apple M4 Max'].map(cpuIndex);
    expect(macs).toEqual(macs.toSorted((a, b) => a - b));
    expect(Math.max(...CPU_CHIPS.map(({ index }) => index))).toBe(100);
  });
});

describe('graphics', () => {
  it('finds all graphics of the table by their own name', () => {
    for (const chip of GPU_CHIPS) {
      expect({ ...matchGpu(chip.name, null), asked: chip.name }).toMatchObject({
        index: chip.index,
        precision: 'exact',
        asked: chip.name,
      });
    }
  });

  it.each([
    ['RTX 3050', { series: 'nvidia_rtx30' }],
    ['GTX 1650', { series: 'nvidia_gtx16' }],
    ['RTX A2000', { series: 'nvidia_pro' }],
    ['GTX 1070', { series: null }],
    ['NVIDIA GeForce RTX 5070 Ti Laptop GPU', { series: 'nvidia_rtx50' }],
    ['AMD Radeon 780M', { series: 'integrated_amd' }],
  ])('reads «%s» as %j', (written, known) => {
    expect(matchGpu(written, null)).toMatchObject(known);
  });

  it.each(['', 'Voodoo 2', 'Lenovo ThinkPad T550', 'Acer A515'])('knows nothing of «%s»', (written) => {
    expect(matchGpu(written, null)).toBeNull();
  });

  it('orders well-known graphics by speed', () => {
    const names = 'UHD, Iris Xe, GTX 1650, RTX 3050, RTX 4050, RTX 4060, RTX 4070, RTX 4080, RTX 4090'.split(', ');
    const order = names.map(gpuIndex);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const tier of ['50', '60', '70', '80']) {
      expect(gpuIndex(`RTX 50${tier}`)).toBeGreaterThan(1.03 * gpuIndex(`RTX 40${tier}`));
    }
    const macs = ['M1', 'M4', 'M4 Pro', 'M4 Max'].map((chip) => gpuIndex(`Apple ${chip} GPU`));
    expect(macs).toEqual(macs.toSorted((a, b) => a - b));
    expect(macs.at(-1)).toBeLessThan(gpuIndex('RTX 4070'));
  });

  it('puts Apple graphics higher for native editing than for games', () => {
    expect(gpuIndex('Apple M4 Max GPU')).toBeLessThan(gpuIndex('RTX 4050'));
    expect(creation('Apple M4 Max GPU')).toBeGreaterThan(creation('RTX 4070'));
    expect(creation('Apple M4 GPU')).toBeLessThan(creation('RTX 4050'));
    // Four gigabytes of video memory.
    expect(creation('RTX 3050') / creation('RTX 4060')).toBeLessThan(gpuIndex('RTX 3050') / gpuIndex('RTX 4060'));
  });

  it('takes the slower of the named integrated graphics and the processor’s own', () => {
    const celeron = matchCpu('Intel Celeron N4500');
    const i5 = matchCpu('Intel Core i5-1335U');
    expect(matchGpu('Intel UHD', celeron)?.index).toBeLessThan(gpuIndex('Intel UHD'));
    expect(matchGpu('Intel UHD', i5)?.index).toBe(gpuIndex('Intel UHD'));
    expect(matchGpu('AMD Radeon (integrada)', matchCpu('AMD Ryzen 7 8845HS'))?.index).toBe(gpuIndex('Radeon 780M'));
    expect(matchGpu('RTX 4060', i5)?.index).toBe(gpuIndex('RTX 4060'));
  });
});
