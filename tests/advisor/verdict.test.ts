/** The first line of a card. The properties check that every figure in it is true. */
import { describe, expect, it } from 'vitest';
import { needsOf } from '#advisor/needs/needs.ts';
import { levelOf } from '#advisor/explain/assessments.ts';
import { praiseOf } from '#advisor/explain/praises.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { textsOf } from '#tests/support/card-texts.ts';

const computersOf = (laptops: readonly Laptop[], asked: Parameters<typeof answers>[0] = {}) =>
  advisorFor(laptops).recommend(answers(asked)).computers;

describe('the first line of the first card', () => {
  it('says what was asked for first', () => {
    const three = [
      laptop('a', { batteryHours: 10, weightKg: 1.5 }),
      laptop('b', { batteryHours: 7, weightKg: 1.5, priceEur: 600 }),
      laptop('c', { batteryHours: 6, weightKg: 1.5, priceEur: 500, screenInches: 14 }),
    ];
    const [first] = computersOf(three, { priorities: ['battery', 'weight'] });
    expect(textsOf(first).reason).toBe('Es el que más aguanta (unas 10 h) y va bien para trabajar o estudiar.');
  });

  it('names two priorities that it is good for', () => {
    const [first] = computersOf([laptop('a', { batteryHours: 14, weightKg: 1.2 })], {
      priorities: ['battery', 'weight'],
    });
    expect(textsOf(first).reason).toBe('Aguanta unas 14 h y tiene un buen peso (1,2 kg).');
  });

  it('states nothing of it as a fact that is only probable', () => {
    const guess = { kind: 'estimated', source: 'the line', date: '2026' } as const;
    const [first] = computersOf(
      [
        laptop('a', {
          resolution: { width: 2560, height: 1600 },
          screenInches: 14,
          keyboard: 'es',
          sources: { resolution: guess, keyboard: guess },
        }),
      ],
      { priorities: ['screen'] },
    );
    expect(textsOf(first).reason).toMatch(/^Tiene una pantalla muy nítida \(2560 × 1600 probable\)/u);
    expect(first?.specs).toContain('Teclado: español probable');
    expect(first?.facts.keyboard).toBe('likely');
  });

  it('has no superlative where the figure of another is not known', () => {
    const two = [
      laptop('a', { batteryHours: 10 }),
      laptop('b', { batteryHours: null, weightKg: 1.7, cpuIndex: 40, priceEur: 600 }),
    ];
    const [first] = computersOf(two, { priorities: ['battery'] });
    expect(textsOf(first).reason).toMatch(/^Aguanta unas 10 h y /u);
  });

  it('has no superlative for what nobody notices', () => {
    const two = [laptop('a', { cpuIndex: 45 }), laptop('b', { cpuIndex: 44, priceEur: 600, ramGb: 8 })];
    const [first] = computersOf(two);
    expect(textsOf(first).reason).not.toMatch(/más rápido/u);
  });

  it.each([
    ['macOS', /^la memoria \(8 GB\) va justa/u],
    ['chromeos', /^usa ChromeOS/u],
  ] as const)('has too little memory as its «pero» rather than %s, unless few programs run on that', (os, but) => {
    const own = computersOf([laptop('a', { os, ramGb: 8 }), laptop('b', { priceEur: 900 })]).find(
      ({ id }) => id === 'a',
    );
    expect(textsOf(own).but).toMatch(but);
  });

  it('names its own figure of what it has more of than the second, where it is the most in nothing', () => {
    const three = [
      laptop('a', { batteryHours: 10 }),
      laptop('b', { batteryHours: 10, ramGb: 8, priceEur: 600 }),
      laptop('c', { batteryHours: 3, ramGb: 32, priceEur: 900 }),
    ];
    const [first] = computersOf(three, { priorities: ['battery'] });
    expect(textsOf(first).reason).toBe('Aguanta unas 10 h y tiene memoria de sobra (16 GB).');
  });
});

const second = (one: Partial<Laptop>, asked = {}) =>
  textsOf(computersOf([laptop('a', { batteryHours: 8, cpuIndex: 40 }), laptop('b', one)], asked)[1]);

/** What is said of the sharpness beside an 18-inch screen of 2560 × 1600 pixels. */
const textsWith = (width: number, height: number): string[] => {
  const computers = computersOf(
    [
      laptop('a', { resolution: { width: 2560, height: 1600 }, screenInches: 18 }),
      laptop('b', { resolution: { width, height }, screenInches: 14, cpuIndex: 34 }),
    ],
    { priorities: ['screen'], purposes: ['design'] },
  );
  const texts = computers.map(textsOf).flatMap(({ reason, gains, losses }) => [reason, gains, losses].flat());
  return texts.filter((text) => /más nítid|nitidez/u.test(text));
};

describe('the first line of another card', () => {
  it('says that a cheaper one is enough too', () => {
    const cheaper = second({ priceEur: 600, batteryHours: 8, cpuIndex: 36, ramGb: 8 });
    expect(cheaper.reason).toBe('Cuesta menos y también va bien para trabajar o estudiar.');
    expect(cheaper.label).toBe('Más barato');
  });

  it('names the equal figure that matters most of a cheaper one', () => {
    expect(second({ priceEur: 600, batteryHours: 8, ramGb: 8 }).reason).toBe(
      'Cuesta menos y tiene el mismo procesador.',
    );
    const lasting = [laptop('a', { batteryHours: 12.2 }), laptop('b', { batteryHours: 11.8, priceEur: 600, ramGb: 8 })];
    const [, other] = computersOf(lasting, { priorities: ['battery'] });
    expect(textsOf(other).reason).toBe('Cuesta menos y aguanta lo mismo (unas 12 h).');
  });

  it('says by how much a screen is sharper, but not of one with as many pixels on less space', () => {
    expect(textsWith(2880, 1800)).toEqual([
      'Tiene la pantalla más nítida (243 ppp) y alcanza para diseñar.',
      'nitidez (168 frente a 243 ppp)',
    ]);
    expect(textsWith(2560, 1600)).toEqual([]);
  });

  it('does not say twice that its processor does for the use', () => {
    const [first] = computersOf([laptop('a', { weightKg: 2.6, batteryHours: 4, ramGb: 8 })]);
    expect(textsOf(first).reason).toBe('Va bien de procesador para trabajar o estudiar.');
  });

  it('tells the largest loss, even in what the target does not compare', () => {
    const less = { ramGb: 8, priceEur: 600 };
    const { losses } = second(less, { purposes: ['casualgaming'], priorities: ['silence'] });
    expect(losses).toContain('8 GB de memoria');
  });

  it('says what more one has', () => {
    const dearer = second({ priceEur: 950, batteryHours: 10, cpuIndex: 40 });
    expect(dearer.reason).toBe('Aguanta 2 h más.');
    expect(dearer.label).toBe('Más autonomía');
  });
});

describe('the roles of the cards', () => {
  it('are of «more options» what each gains, different ones first, and a fact of those that gain nothing', () => {
    const engine = advisorFor([
      laptop('a', { os: null }),
      laptop('b', { batteryHours: 12, ramGb: 8, cpuIndex: 34 }),
      laptop('c', { batteryHours: 12, weightKg: 1.4, ramGb: 8, cpuIndex: 30 }),
      laptop('d', { batteryHours: 5, ramGb: 8 }),
    ]);
    const { computers } = engine.more({ userInput: answers(), filteredLaptops: ['b', 'c', 'd'], count: 3 });
    const labels = computers.map((card) => `${card.id}: ${textsOf(card).label}`);
    expect(labels.toSorted()).toEqual(['b: Con Windows', 'c: Más autonomía', 'd: Con Windows']);
  });
});

describe('a visitor whose priority is the screen', () => {
  const three = [
    laptop('large', { screenInches: 16, resolution: { width: 2560, height: 1600 } }),
    laptop('small', { screenInches: 14, resolution: { width: 2880, height: 1800 }, priceEur: 650 }),
  ];

  it('sees the size as the one of the letters', () => {
    const { target } = advisorFor(three).recommend(answers({ priorities: ['screen'] }));
    expect(target.find(({ criterion }) => criterion === 'size')?.label).toBe('Letra y tamaño');
    const other = advisorFor(three).recommend(answers({ priorities: ['weight'] })).target;
    expect(other.find(({ criterion }) => criterion === 'size')?.label).toBe('Tamaño');
  });

  it('reads about a small one', () => {
    const said = computersOf(three, { priorities: ['screen'] }).map(({ statements }) =>
      statements.map(({ text }) => text).join(' '),
    );
    expect(said.join(' ')).toMatch(/letra grande y sitio|pantalla de 16″|″ es pequeña|pantalla \(14″\)/u);
  });
});

const inches = (screenInches: number) => laptop('one', { screenInches });

describe('a chip just below what is good', () => {
  it.each([
    [0.08, 'good'],
    [0.01, 'scant'],
  ])('is too slow only beyond the error of its index: %s', (cpu, level) => {
    const slow = laptop('one', { cpuIndex: 33, errors: { ...laptop('one').errors, cpu } });
    expect(levelOf(needsOf(answers({ purposes: ['office'] })), 'cpu', slow)).toBe(level);
  });
});

describe('a wish for a middle size', () => {
  const FITS: Readonly<Record<string, number>> = { '13': 0.5, '14': 1, '15': 0.8, '16': 0.6, '17': 0.3 };
  const needs = { ...needsOf(answers()), sizeFit: (size: string) => FITS[size] ?? 0 };

  it('praises no size that is too small or too large, and never the largest', () => {
    const praised = [13.3, 14, 17.3].map((size) => praiseOf(inches(size), 'size', new Map([['size', 'most']]), needs));
    expect(praised).toEqual([[], [{ criterion: 'size', level: 'good', isMost: false }], []]);
  });
});
