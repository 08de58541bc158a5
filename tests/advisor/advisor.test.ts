import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { laptopSheetSchema } from '#contract/computer.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { textsOf } from '#tests/support/card-texts.ts';

const shipped = SHIPPED.advisor;

const specsWith = (sources: Laptop['sources']) =>
  advisorFor([laptop('a', { weightKg: 2.2, batteryWh: 90, panel: 'ips', sources })])
    .recommend(answers({ purposes: ['office'] }))
    .computers[0]?.specs.join('; ');

describe('a recommendation', () => {
  it('adds no licence anywhere for who owns Windows', () => {
    const bare = laptop('bare', {
      os: 'none',
      cost: { seenEur: 700, spread: 0.07, exact: true, months: 0, licenceEur: 145 },
    });
    const one = advisorFor([bare, laptop('other', { priceEur: 760 })]);
    const asked = answers({ budget: 800 });
    const qualifies = (userInput: typeof asked) => {
      const { computers, filteredLaptops } = one.recommend(userInput);
      return computers.some(({ id }) => id === 'bare') || filteredLaptops.includes('bare');
    };
    expect([qualifies(asked), qualifies({ ...asked, ownsWindows: true })]).toEqual([false, true]);

    const owner = answers({ ownsWindows: true, budget: 700 });
    const { filteredLaptops } = shipped.recommend(owner);
    const { computers: options } = shipped.more({ userInput: owner, filteredLaptops, count: 12 });
    const licences = [...shipped.recommend(owner).computers, ...options].map(({ facts }) => facts.licence);
    expect(new Set(licences)).toEqual(new Set([0]));
    expect(options.some(({ facts }) => facts.os === 'none')).toBe(true);
    expect(shipped.recommend(owner).explanation).toContain('No sumamos lo que cuesta Windows.');
  });

  it('makes insufficient graphics a con even if most others are slower', () => {
    const modest = { gpu: 'NVIDIA GeForce RTX 3050', gpuSeries: 'nvidia_rtx30', gpuIndex: 33, refreshHz: 144 } as const;
    const slower = ['b', 'c', 'd', 'e', 'f', 'g'].map((id) => laptop(id));
    const [first] = advisorFor([laptop('a', modest), ...slower]).recommend(answers({ purposes: ['gaming'] })).computers;
    expect(first?.pros.filter((pro) => pro.includes('gráfica'))).toEqual([]);
    expect(textsOf(first).reason).not.toContain('gráfica');
    expect(first?.cons).toContain(
      'La gráfica RTX 3050 va justa en calidad alta. Para juegos actuales en calidad baja o media va bien.',
    );
  });

  it('praises the graphics of a Mac for editing and blames them for games', () => {
    const mac = { gpu: 'GPU Apple M4 Max', gpuSeries: 'integrated_apple', gpuIndex: 48.1, creationIndex: 80 } as const;
    const [first] = advisorFor([laptop('mac', mac)]).recommend(answers({ purposes: ['gaming', 'editing'] })).computers;
    expect(first?.pros).toContain('La gráfica integrada Apple M4 Max va sobrada para efectos.');
    expect(first?.cons.join(' ')).toContain('Apple M4 Max va justa en calidad alta.');
  });

  it('marks the figures of its line as estimates in the specifications', () => {
    const source = { source: 'modelos hermanos', date: '2026' };
    const estimated = { kind: 'estimated', ...source } as const;
    const seen = { kind: 'seen', ...source } as const;
    const guessed = specsWith({ weightKg: estimated, batteryWh: estimated, panel: estimated });
    expect(guessed).toContain('Peso: ≈ 2,2 kg');
    expect(guessed).toContain('(≈ 90 Wh)');
    expect(guessed).toContain('IPS probable');
    const known = specsWith({ weightKg: seen, batteryWh: seen, panel: seen });
    expect(known).toContain('Peso: 2,2 kg');
    expect(known).not.toContain('probable');
  });

  it.each([1500, 1536])('names a drive of %i GB alike in specifications, sentences and links', (storageGb) => {
    const [first] = advisorFor([laptop('a', { storageGb })]).recommend(answers()).computers;
    expect(first?.specs).toContain('Almacenamiento: 1,5 TB SSD');
    expect(first?.pros.join(' ')).toContain('1,5 TB');
    expect(first?.link).toContain('1%2C5+TB');
  });

  it('works when weight, screen and battery of every laptop are unknown', () => {
    const screen = { resolution: null, refreshHz: null, panel: null };
    const bare = { ...screen, weightKg: null, batteryHours: null, batteryWh: null };
    const laptops = [laptop('a', bare), laptop('b', { ...bare, gpuIndex: null, gpu: null, silence: null })];
    const { computers } = advisorFor(laptops).recommend(answers({ purposes: ['design'] }));
    expect(computers[0]?.cons.join(' ')).toMatch(/no sabemos la resolución/iu);
    expect(computers[0]?.specs).toContain('Peso: sin dato');
  });

  it('works with an empty catalogue', () => {
    const { computers, reason } = advisorFor([]).recommend(answers());
    expect(computers).toEqual([]);
    expect(reason).toContain('no se encontraron');
  });
});

it('more options ignores ids that are unknown, no longer qualify or are repeated', () => {
  const advisor = advisorFor([laptop('a'), laptop('dear', { priceEur: 3000 })]);
  const { computers } = advisor.more({
    userInput: answers(),
    filteredLaptops: ['a', 'a', 'dear', 'constructor', '__proto__'],
    count: 6,
  });
  expect(computers.map(({ id, role }) => [id, role])).toEqual([['a', null]]);
});

it('a laptop is found by its id', () => {
  const sheet = advisorFor([laptop('a', { rating: { stars: 4.4, count: 59 } })]).laptop('a');
  expect(laptopSheetSchema.parse(sheet)).toMatchObject({
    name: 'Marca a',
    price: 700,
    image: '/illustrations/all-rounder.svg',
    attributes: [
      { key: 'Valoracion', value: 4.4 },
      { key: 'Reviews', value: 59 },
      { key: 'Silencio estimado (0–100)', value: 55 },
      { key: 'Construcción estimada (0–100)', value: 60 },
    ],
    facts: { ramGb: 16, batteryHours: 7.5 },
  });
});
