/** The line that is read first. That every figure in it is true stands in `target-oracle.test.ts` and the properties. */
import { describe, expect, it } from 'vitest';
import { needsOf } from '#advisor/needs.ts';
import { phraseOf } from '#advisor/cards/verdict.ts';
import { extremeStatements } from '#advisor/extremes.ts';
import { advisorFor, createFixture } from '#guarantees/fixture.ts';
import { answers, laptop } from '#guarantees/laptops.ts';
import { PERSONAS } from '#guarantees/personas.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { extremeText } from '#words/extremes.ts';
import { phraseText } from '#words/verdict.ts';
import { textsOf } from '#tests/support/card-texts.ts';

const computersOf = (laptops: readonly Laptop[], asked: Parameters<typeof answers>[0] = {}) =>
  advisorFor(laptops).recommend(answers(asked)).computers;

describe('the verdict of the first card', () => {
  it('says what was asked for first, and in what it is the most of those shown', () => {
    const three = [
      laptop('a', { batteryHours: 10, weightKg: 1.5 }),
      laptop('b', { batteryHours: 7, weightKg: 1.5, priceEur: 600 }),
      laptop('c', { batteryHours: 6, weightKg: 1.5, priceEur: 500, screenInches: 14 }),
    ];
    const [first] = computersOf(three, { priorities: ['battery', 'weight'] });
    expect(textsOf(first).reason).toBe('Aguanta unas 10 h, el que más de los tres; 1,5 kg, algo pesado.');
    expect(textsOf(first).gains).toContain('el que más aguanta');
    expect(textsOf(first).losses).toContain('el más caro');
  });

  it('has no superlative where the figure of another is not known, but says so', () => {
    const two = [
      laptop('a', { batteryHours: 10 }),
      laptop('b', { batteryHours: null, weightKg: 1.7, cpuIndex: 40, priceEur: 600 }),
    ];
    const [first] = computersOf(two, { priorities: ['battery'] });
    expect(textsOf(first).reason).toMatch(/^Aguanta unas 10 h; /u);
    expect(textsOf(first).gains).toEqual(['el único con dato de autonomía']);
  });

  it('has no superlative for what nobody notices', () => {
    const two = [laptop('a', { cpuIndex: 45 }), laptop('b', { cpuIndex: 44, priceEur: 600, ramGb: 8 })];
    const [first] = computersOf(two);
    expect(textsOf(first).reason).not.toMatch(/rápido/u);
    expect(textsOf(first).gains).not.toContain('el más rápido');
  });

  it('names the flaw of the least bad', () => {
    const [first] = computersOf([laptop('a'), laptop('b', { priceEur: 600, ramGb: 8 })], { purposes: ['gaming'] });
    expect(textsOf(first).reason).toMatch(/^El menos malo: gráfica integrada Intel UHD, corta/u);
  });

  it('says what it has more of than one of the others where it is the most in nothing', () => {
    const three = [
      laptop('a', { batteryHours: 9, weightKg: 1.5, priceEur: 700 }),
      laptop('b', { batteryHours: 11.5, weightKg: 1.95, priceEur: 755, screenInches: 14 }),
      laptop('c', { batteryHours: 6, weightKg: 1.25, priceEur: 650, screenInches: 13.3 }),
    ];
    const [first] = computersOf(three);
    expect(textsOf(first).gains).toEqual(['menos peso que la opción 2', 'más autonomía que la opción 3']);
  });
});

const told = (phrases: readonly string[], reason: string) =>
  phrases.filter((phrase) => !phrase.endsWith('€') && reason.toLowerCase().includes(phrase.toLowerCase())).length;

describe('the verdict of another card', () => {
  it('has at most 20 words, and drops what is gained before what is lost', () => {
    const { advisor } = createFixture(loadCatalogue().laptops);
    const others = PERSONAS.flatMap(({ answers: asked }) => advisor.recommend(asked).computers.slice(1).map(textsOf));
    expect(others.map(({ reason }) => reason).filter((reason) => reason.split(' ').length > 20)).toEqual([]);
    const shortened = others.filter(
      (one) => told(one.gains, one.reason) === 1 && one.gains.filter((phrase) => !phrase.endsWith('€')).length > 1,
    );
    expect(shortened.length).toBeGreaterThan(3);
    const losing = shortened.filter(({ losses }) => losses.filter((phrase) => !phrase.endsWith('€')).length > 1);
    const both = losing.filter((one) => told(one.losses, one.reason) === 2);
    expect(both.length).toBeGreaterThan(losing.length / 2);
  });
});

describe('who puts the screen first', () => {
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

  it('is told of a small one', () => {
    const said = computersOf(three, { priorities: ['screen'] }).map(({ statements }) =>
      statements.map(({ text }) => text).join(' '),
    );
    expect(said.join(' ')).toMatch(/letra grande y sitio|pantalla de 16″|letra pequeña|pantalla \(14″\)/u);
  });
});

const inches = (screenInches: number) => laptop('one', { screenInches });

describe('a chip just below what is good', () => {
  it.each([
    [0.08, 'procesador Core i5-13420H, suficiente'],
    [0.01, 'procesador Core i5-13420H, algo justo'],
  ])('is called too slow only beyond the error of its index: %s', (cpu, text) => {
    const slow = laptop('one', { cpuIndex: 33, errors: { ...laptop('one').errors, cpu } });
    const [phrase] = phraseOf(slow, 'cpu', new Map(), needsOf(answers({ purposes: ['office'] })));
    expect(phrase && phraseText(phrase, slow, answers())).toBe(text);
  });
});

describe('a wish for a middle size', () => {
  const FITS: Readonly<Record<string, number>> = { '13': 0.5, '14': 1, '15': 0.8, '16': 0.6, '17': 0.3 };
  const needs = { ...needsOf(answers()), sizeFit: (size: string) => FITS[size] ?? 0 };

  it.each([
    [13.3, 'pantalla de 13,3″, algo pequeña'],
    [14, 'pantalla de 14″'],
    [17.3, 'pantalla de 17,3″, algo grande'],
  ])('says on which side of it %s lies, and never that it is the largest', (size, text) => {
    const [phrase] = phraseOf(inches(size), 'size', new Map([['size', 'most']]), needs);
    expect(phrase && phraseText(phrase, inches(size), answers())).toBe(text);
    expect(phrase?.isMost).toBe(false);
  });

  it('calls a size between two others neither large nor small', () => {
    const others = [inches(17.3), inches(13.3)];
    const said = (side: 'most' | 'least') =>
      extremeStatements(new Map([['size', side]]), side, inches(14), others).map(extremeText);
    expect([said('most'), said('least')]).toEqual([['el de mejor tamaño'], ['el de peor tamaño']]);
  });
});
