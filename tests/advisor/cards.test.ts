/** Which laptops are shown as cards, and what each is for. */
import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { mayExceedBudget } from '#catalogue/derive/cost.ts';
import { advisorFor, engineFor } from '#tests/advisor/checks/fixture.ts';
import { textsOf } from '#tests/support/card-texts.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

type Asked = Parameters<typeof answers>[0];

const cardsOf = (laptops: readonly Laptop[], asked: Asked = {}) =>
  advisorFor(laptops).recommend(answers(asked)).computers;
const idsOf = (laptops: readonly Laptop[], asked: Asked = {}) => cardsOf(laptops, asked).map(({ id }) => id);
const rolesOf = (laptops: readonly Laptop[], asked: Asked = {}) =>
  cardsOf(laptops, asked).map(({ id, role }) => `${id}: ${role}`);

describe('the role of a card', () => {
  const great = laptop('great', { weightKg: 1.3, batteryHours: 11, silence: 75, build: 85, priceEur: 760 });

  it('is saver if it is clearly cheaper and keeps most of the benefit', () => {
    const thrifty = laptop('thrifty', { weightKg: 1.4, batteryHours: 10, silence: 75, build: 85, priceEur: 640 });
    // A few euros less are no choice.
    const cheapest = laptop('cheapest', { weightKg: 1.5, batteryHours: 9.5, silence: 75, build: 85, priceEur: 620 });
    expect(rolesOf([great, thrifty, cheapest])).toEqual(['great: best', 'thrifty: saver']);
    // A licence may have to be bought.
    expect(rolesOf([great, { ...thrifty, os: null }])).toEqual(['great: best', 'thrifty: different']);
    const spare = { cpuIndex: 22, ramGb: 8, storageGb: 256, weightKg: 2.2, batteryHours: 5, priceEur: 400 };
    expect(rolesOf([great, laptop('spare', spare)])).toEqual(['great: best', 'spare: null']);
  });

  it('is better with more of what was asked for most, for what it costs', () => {
    const light = laptop('light', { weightKg: 1.3, priceEur: 700 });
    const lighter = laptop('lighter', { weightKg: 1.1, batteryHours: 4, priceEur: 1000 });
    const asked: Asked = { priorities: ['weight'], budget: 1400 };
    expect(rolesOf([light, lighter], asked)).toEqual(['light: best', 'lighter: better']);
  });

  it('is different with what the best lacks', () => {
    const light = { cpuIndex: 40, weightKg: 1.3, screenInches: 14, priceEur: 720 };
    const pair = [laptop('fast', { cpuIndex: 46 }), laptop('light', light)];
    expect(cardsOf(pair).map(({ role }) => role)).toEqual(['best', 'different']);
  });

  it('is balanced if it would be first without the priority, does not miss that, and costs little more', () => {
    const light = laptop('light', { weightKg: 1, cpuIndex: 34 });
    const lighter = laptop('lighter', { weightKg: 0.95, cpuIndex: 34, priceEur: 760 });
    const fastWith = (changes: Partial<Laptop>) => {
      const fast = laptop('fast', { weightKg: 1.4, cpuIndex: 60, batteryHours: 12, ...changes });
      const cards = cardsOf([light, lighter, fast], { priorities: ['weight'], budget: 4000 });
      return cards.find(({ id }) => id === 'fast');
    };
    expect(fastWith({})?.role).toBe('balanced');
    expect(textsOf(fastWith({})).label).toBe('Equilibrado');
    expect(fastWith({ weightKg: 1.6 })?.role).not.toBe('balanced');
    expect(fastWith({ priceEur: 1000 })?.role).not.toBe('balanced');
  });

  it('is usual Windows, however little else is better, where the first one has Windows for ARM', () => {
    const arm = laptop('arm', { cpuFamily: 'snapdragon_x', batteryHours: 13, weightKg: 1.3 });
    const usual = laptop('usual', { batteryHours: 9, weightKg: 1.6 });
    const { computers, reason } = advisorFor([arm, usual]).recommend(answers({ priorities: ['battery'] }));
    expect(computers.map(({ id, role }) => `${id}: ${role}`)).toEqual(['arm: best', 'usual: usual-windows']);
    expect(textsOf(computers[1]).label).toBe('Windows normal');
    expect(reason.split('\n')[1]).toMatch(/^Si prefieres un Windows normal, el [^,]+, pero aguanta 4 h menos/);
    // Between two usual ones it is no choice.
    expect(idsOf([{ ...arm, cpuFamily: usual.cpuFamily }, usual], { priorities: ['battery'] })).toEqual(['arm']);
  });
});

describe('a card', () => {
  it('is below the minimum of a priority only where nothing else is left, and never incapable', () => {
    const light = [
      laptop('light', { weightKg: 1.3 }),
      laptop('lighter', { weightKg: 1.2, priceEur: 800 }),
      laptop('lightest', { weightKg: 1.1, priceEur: 900 }),
    ];
    const others = [
      laptop('heavy', { weightKg: 2.6, batteryHours: 14, priceEur: 650 }),
      laptop('slow', { weightKg: 1.1, cpuIndex: 12, priceEur: 300 }),
    ];
    const asked: Asked = { priorities: ['weight'] };
    expect(idsOf([...light, ...others], asked).toSorted()).toEqual(['light', 'lighter', 'lightest']);
    expect(idsOf([...light.slice(0, 1), ...others], asked).toSorted()).toEqual(['heavy', 'light']);
  });

  it.each([
    ['clearly less of a priority', { weightKg: 1.6, batteryHours: 12 }],
    ['half the memory', { ramGb: 8, batteryHours: 12 }],
  ] as const)('is no third one with %s', (_, differences) => {
    const laptops = [
      laptop('light', { weightKg: 1.2 }),
      laptop('lighter', { weightKg: 1.1, batteryHours: 5, priceEur: 720 }),
      laptop('worse', { weightKg: 1.25, ...differences }),
    ];
    expect(idsOf(laptops, { priorities: ['weight'] }).toSorted()).toEqual(['light', 'lighter']);
  });

  it('may exceed the budget by a licence that nobody has counted, and not by a second one', () => {
    const silent = laptop('silent', { os: null, priceEur: 700 });
    const counted = { ...silent, cost: { ...silent.cost, licenceEur: 145 } };
    expect([silent, counted].map((one) => mayExceedBudget(one, answers({ budget: 800 })))).toEqual([true, false]);
    expect(mayExceedBudget(counted, answers({ budget: 900 }))).toBe(false);
  });

  it.each([
    [960, ['large', 'smaller', 'cheap']],
    [512, ['large', 'cheap']],
  ])('is none with half the disk for more money: with %i GB', (storageGb, ids) => {
    const laptops = [
      laptop('large', { storageGb: 1024, cpuIndex: 46 }),
      laptop('cheap', { storageGb: 1024, cpuIndex: 38, priceEur: 580 }),
      laptop('smaller', { storageGb, weightKg: 1.5, cpuIndex: 36, priceEur: 730 }),
    ];
    expect(idsOf(laptops)).toEqual(ids);
  });

  it('gains something over the others, in what was asked for', () => {
    const laptops = [
      laptop('light', { weightKg: 1.2, priceEur: 900 }),
      laptop('cheaper', { weightKg: 1.3, priceEur: 600 }),
      laptop('alike', { weightKg: 1.3, storageGb: 480, build: 61, priceEur: 605 }),
    ];
    expect(idsOf(laptops, { priorities: ['weight'] }).toSorted()).toEqual(['cheaper', 'light']);
    const pair = [laptop('good', { weightKg: 1.5 }), laptop('less', { weightKg: 1.9, priceEur: 690 })];
    expect(advisorFor(pair).recommend(answers())).toMatchObject({
      computers: [{ id: 'good' }],
      filteredLaptops: ['less'],
    });
  });

  it('comes in the order of price, then of ids, where laptops tie', () => {
    const laptops = [laptop('c', { priceEur: 600 }), laptop('b', { priceEur: 600 }), laptop('a', { priceEur: 601 })];
    const { computers, filteredLaptops } = advisorFor(laptops).recommend(answers());
    expect([...computers.map(({ id }) => id), ...filteredLaptops]).toEqual(['b', 'c', 'a']);
  });
});

const tiesAmong = (laptops: readonly Laptop[], asked: Asked = {}) => {
  const { cards, tiedWith } = engineFor(laptops).recommend(answers(asked));
  return { shown: cards.map((card) => card.laptop.id), tied: tiedWith.map(({ id }) => id) };
};

const tiesAt = (priceEur: number) =>
  tiesAmong([
    laptop('small', { priceEur: 700 }),
    laptop('large', { priceEur, screenInches: 15.5, weightKg: 1.76, storageGb: 1024 }),
  ]);

describe('a near tie', () => {
  it('is between laptops that differ by less than we know of them', () => {
    const { shown, tied } = tiesAt(695);
    expect(shown).toHaveLength(2);
    expect(tied).toEqual(shown.slice(1));
    expect(tiesAt(629).shown).toHaveLength(2);
    expect(tiesAt(629).tied).toEqual([]);
  });

  it('is not with one that is clearly worse, nor of prices that are far apart', () => {
    const better = laptop('better', { batteryHours: 14, weightKg: 1.1, ramGb: 32, storageGb: 1024 });
    const worse = laptop('worse', { batteryHours: 3, weightKg: 2.5, ramGb: 8, priceEur: 600, screenInches: 14 });
    expect(tiesAmong([better, worse])).toEqual({ shown: ['better', 'worse'], tied: [] });
    const worth = { weightKg: 1.4, batteryHours: 9, storageGb: 1024, cpuIndex: 46 };
    const pair = [laptop('cheap', { priceEur: 700 }), laptop('dear', { ...worth, priceEur: 1400 })];
    expect(tiesAmong(pair, { budget: 1500 }).tied).toEqual([]);
  });
});
