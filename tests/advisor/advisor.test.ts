import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { recommendationSchema } from '#contract/recommendations.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { textsOf } from '#tests/support/card-texts.ts';

const shipped = SHIPPED.advisor;

const specsWith = (sources: Laptop['sources']) =>
  advisorFor([laptop('a', { weightKg: 2.2, batteryWh: 90, panel: 'ips', sources })])
    .recommend(answers({ purposes: ['office'] }))
    .computers[0]?.specs.join('; ');

const shownForWeight = (laptops: readonly Laptop[]) =>
  advisorFor(laptops)
    .recommend(answers({ priorities: ['weight'] }))
    .computers.map(({ id }) => id)
    .toSorted();

const idsWithDisk = (storageGb: number) =>
  advisorFor([
    laptop('large', { storageGb: 1024, cpuIndex: 46 }),
    laptop('cheap', { storageGb: 1024, cpuIndex: 38, priceEur: 580 }),
    laptop('smaller', { storageGb, weightKg: 1.5, cpuIndex: 36, priceEur: 730 }),
  ])
    .recommend(answers())
    .computers.map(({ id }) => id);

const rolesWithSystem = (os: Laptop['os']) =>
  advisorFor([
    laptop('great', { weightKg: 1.3, batteryHours: 11, priceEur: 760 }),
    laptop('thrifty', { weightKg: 1.4, batteryHours: 10, priceEur: 640, os }),
  ])
    .recommend(answers())
    .computers.map(({ role }) => role);

describe('a recommendation', () => {
  it('matches the contract, with three cards and the remaining ids', () => {
    const answer = recommendationSchema.parse(shipped.recommend(answers()));
    expect(answer.computers).toHaveLength(3);
    expect(answer.computers[0]?.role).toBe('best');
    expect(answer.filteredLaptops).toHaveLength(200);
  });

  it('adds no licence anywhere for who owns Windows', () => {
    const bare = laptop('bare', {
      os: 'none',
      cost: { seenEur: 700, spread: 0.07, exact: true, months: 0, doubtful: false, licenceEur: 145 },
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
      'La gráfica RTX 3050 va bien para juegos actuales en calidad baja o media; en calidad alta, mejor desde una RTX 4060, y ninguno de los que te sirven llega.',
    );
  });

  it('names the graphics once in each text, for games or for creation', () => {
    const strong = {
      gpu: 'NVIDIA GeForce RTX 4070',
      gpuSeries: 'nvidia_rtx40',
      gpuIndex: 68.9,
      creationIndex: 55.5,
      refreshHz: 144,
    } as const;
    const weaker = { gpuIndex: 40, creationIndex: 30, refreshHz: 144 } as const;
    const others = ['b', 'c', 'd', 'e', 'f', 'g'].map((id) => laptop(id, weaker));
    const { computers, reason } = advisorFor([laptop('a', strong), ...others]).recommend(
      answers({ purposes: ['gaming', 'editing'] }),
    );
    const [first] = computers;
    const [, comparison = ''] = reason.split('\n');
    const praise = (first?.pros ?? []).join(' ');
    for (const text of [textsOf(first).reason.toLowerCase(), praise, comparison]) {
      expect(text?.match(/gráfica/g)?.length ?? 0).toBeLessThan(2);
    }
  });

  it('praises the graphics of a Mac for editing and blames them for games', () => {
    const mac = { gpu: 'GPU Apple M4 Max', gpuSeries: 'integrated_apple', gpuIndex: 48.1, creationIndex: 80 } as const;
    const [first] = advisorFor([laptop('mac', mac)]).recommend(answers({ purposes: ['gaming', 'editing'] })).computers;
    expect(first?.pros).toContain('La gráfica integrada Apple M4 Max va sobrada para efectos.');
    expect(first?.cons.join(' ')).toContain('Apple M4 Max va justa en calidad alta.');
  });

  it('marks the figures of its line as estimates in the specifications', () => {
    const source = { source: 'sister models', date: '2026' };
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
    const [first] = advisorFor([laptop('a', { storageGb })]).recommend(answers({ purposes: ['editing'] })).computers;
    expect(first?.specs).toContain('Almacenamiento: 1,5 TB SSD');
    expect(first?.pros.join(' ')).toContain('1,5 TB');
    expect(first?.link).toContain('1%2C5+TB');
  });

  it('offers a clearly cheaper laptop that keeps most of the benefit as the saver', () => {
    const { computers } = advisorFor([
      laptop('great', { weightKg: 1.3, batteryHours: 11, priceEur: 760 }),
      laptop('thrifty', { weightKg: 1.4, batteryHours: 10, priceEur: 640 }),
      laptop('cheapest', { weightKg: 1.5, batteryHours: 9.5, priceEur: 620 }),
    ]).recommend(answers());
    expect(computers.map(({ id, role }) => [id, role])).toEqual([
      ['great', 'best'],
      ['thrifty', 'saver'],
      ['cheapest', 'different'],
    ]);
  });

  it('offers more of what was asked for most, for what it costs', () => {
    const { computers } = advisorFor([
      laptop('light', { weightKg: 1.3, priceEur: 700 }),
      laptop('lighter', { weightKg: 1.1, batteryHours: 4, priceEur: 1000 }),
    ]).recommend(answers({ priorities: ['weight'], budget: 1400 }));
    expect(computers.map(({ id, role }) => [id, role])).toEqual([
      ['light', 'best'],
      ['lighter', 'better'],
    ]);
  });

  it('shows what is below the minimum of a priority only where nothing else is left, and what is not capable never', () => {
    const light = [
      laptop('light', { weightKg: 1.3 }),
      laptop('lighter', { weightKg: 1.2, priceEur: 800 }),
      laptop('lightest', { weightKg: 1.1, priceEur: 900 }),
    ];
    const others = [
      laptop('heavy', { weightKg: 2.6, batteryHours: 14, priceEur: 650 }),
      laptop('slow', { weightKg: 1.1, cpuIndex: 12, priceEur: 300 }),
    ];
    expect(shownForWeight([...light, ...others])).toEqual(['light', 'lighter', 'lightest']);
    expect(shownForWeight([...light.slice(0, 1), ...others])).toEqual(['heavy', 'light']);
  });

  it('offers a laptop with what the best lacks as different', () => {
    const { computers } = advisorFor([
      laptop('fast', { cpuIndex: 46 }),
      laptop('light', { cpuIndex: 40, weightKg: 1.3, screenInches: 14, priceEur: 720 }),
    ]).recommend(answers());
    expect(computers.map(({ role }) => role)).toEqual(['best', 'different']);
  });

  it('has no saver when the cheaper laptop loses too much benefit', () => {
    const { computers } = advisorFor([
      laptop('great', { weightKg: 1.3, batteryHours: 11, silence: 75, build: 85, priceEur: 760 }),
      laptop('spare', { cpuIndex: 22, ramGb: 8, storageGb: 256, weightKg: 2.2, batteryHours: 5, priceEur: 400 }),
    ]).recommend(answers());
    expect(computers.map(({ id, role }) => [id, role])).toEqual([
      ['great', 'best'],
      ['spare', null],
    ]);
  });

  it('offers what would be first without the priority as the balanced one', () => {
    const { computers } = advisorFor([
      laptop('light', { weightKg: 1, cpuIndex: 34 }),
      laptop('fast', { weightKg: 1.4, cpuIndex: 60, batteryHours: 12 }),
      laptop('lighter', { weightKg: 0.95, cpuIndex: 34, priceEur: 760 }),
    ]).recommend(answers({ priorities: ['weight'] }));
    expect(computers.map(({ id, role }) => [id, role])).toContainEqual(['fast', 'balanced']);
    expect(textsOf(computers.find(({ role }) => role === 'balanced')).label).toBe('Equilibrado');
  });

  it('calls balanced neither what misses the priority nor what costs much more', () => {
    const light = laptop('light', { weightKg: 1, cpuIndex: 34 });
    const lighter = laptop('lighter', { weightKg: 0.95, cpuIndex: 34, priceEur: 760 });
    const roleOf = (fast: Partial<Laptop>) =>
      advisorFor([light, lighter, laptop('fast', { cpuIndex: 60, weightKg: 1.4, ...fast })])
        .recommend(answers({ priorities: ['weight'], budget: 4000 }))
        .computers.find(({ id }) => id === 'fast')?.role;
    expect(roleOf({})).toBe('balanced');
    expect(roleOf({ weightKg: 1.6 })).not.toBe('balanced');
    expect(roleOf({ priceEur: 1000 })).not.toBe('balanced');
  });

  it('calls no laptop a saver for which a licence may have to be bought', () => {
    expect(rolesWithSystem('windows')).toEqual(['best', 'saver']);
    expect(rolesWithSystem(null)).toEqual(['best', 'different']);
  });

  it.each([
    ['clearly less of a priority', { weightKg: 1.6, batteryHours: 12 }],
    ['half the memory', { ramGb: 8, batteryHours: 12 }],
  ] as const)('has no third card with %s', (_, differences) => {
    const { computers } = advisorFor([
      laptop('light', { weightKg: 1.2 }),
      laptop('lighter', { weightKg: 1.1, batteryHours: 5, priceEur: 720 }),
      laptop('worse', { weightKg: 1.25, ...differences }),
    ]).recommend(answers({ priorities: ['weight'] }));
    expect(computers.map(({ id }) => id).toSorted()).toEqual(['light', 'lighter']);
  });

  it('has none with half the disk for more money', () => {
    expect(idsWithDisk(960)).toEqual(['large', 'cheap', 'smaller']);
    expect(idsWithDisk(512)).toEqual(['large', 'cheap']);
  });

  it('shows no card that gains nothing over another one', () => {
    const shown = shownForWeight([
      laptop('light', { weightKg: 1.2, priceEur: 900 }),
      laptop('cheaper', { weightKg: 1.3, priceEur: 600 }),
      laptop('alike', { weightKg: 1.3, storageGb: 480, build: 61, priceEur: 605 }),
    ]);
    expect(shown).toEqual(['cheaper', 'light']);
  });

  it('does not show a laptop that gains nothing in what was asked for', () => {
    const { computers, filteredLaptops } = advisorFor([
      laptop('good', { weightKg: 1.5 }),
      laptop('less', { weightKg: 1.9, priceEur: 690 }),
    ]).recommend(answers());
    expect(computers.map(({ id }) => id)).toEqual(['good']);
    expect(filteredLaptops).toEqual(['less']);
  });

  it('breaks ties by price, then by id', () => {
    const { computers, filteredLaptops } = advisorFor([
      laptop('c', { priceEur: 600 }),
      laptop('b', { priceEur: 600 }),
      laptop('a', { priceEur: 601 }),
    ]).recommend(answers());
    expect([...computers.map(({ id }) => id), ...filteredLaptops]).toEqual(['b', 'c', 'a']);
  });

  it('works when weight, screen and battery of every laptop are unknown', () => {
    const bare = {
      weightKg: null,
      resolution: null,
      refreshHz: null,
      batteryHours: null,
      batteryWh: null,
      panel: null,
    };
    const { computers } = advisorFor([
      laptop('a', bare),
      laptop('b', { ...bare, gpuIndex: null, gpu: null, gpuSeries: null, silence: null, priceEur: 500 }),
      laptop('c', { ...bare, ramGb: 32, priceEur: 900 }),
    ]).recommend(answers({ purposes: ['design'] }));
    expect(computers[0]?.cons.join(' ')).toMatch(/no sabemos la resolución/iu);
    expect(computers[0]?.specs).toContain('Peso: sin dato');
  });

  it('works with an empty catalogue', () => {
    const { computers, reason } = advisorFor([]).recommend(answers());
    expect(computers).toEqual([]);
    expect(reason).toContain('no se encontraron');
  });
});
