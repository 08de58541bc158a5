/** Which single figure would change the answer, and that a wrong one would be noticed. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TippingPoint } from '#advisor/answer.ts';
import { needsOf } from '#advisor/needs.ts';
import { fieldOf } from '#guarantees/benefit.ts';
import { advisorFor, type Fixture } from '#guarantees/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { asPaid } from '#guarantees/oracle.ts';
import { profiles } from '#bench/advisor/profiles.ts';
import { firstAtIn, tippingPointProblems } from './checks/tipping-point-check.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { whyOf } from '#words/why.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';

const fixture = SHIPPED;
const SEED = 20_260_501;
const NO_ERRORS = { battery: null, silence: null, build: null, cpu: null, gpu: null, creation: null };

interface Told {
  cards: readonly Laptop[];
  tippingPoints: readonly TippingPoint[];
  problems: (changed: readonly TippingPoint[]) => string[];
}

function tell({ engine, byId, laptops }: Fixture, asked: Answers): Told {
  const { tippingPoints, cards } = engine.recommend(asked);
  const paid = cards.flatMap(({ laptop: { id } }) => byId.get(id) ?? []).map((one) => asPaid(one, asked));
  const ranked = { cards: paid, budget: asked.budget, needs: needsOf(asked), firstAt: firstAtIn(laptops, asked) };
  const { anyCapable } = fieldOf(laptops, asked);
  return { cards: paid, tippingPoints, problems: (changed) => tippingPointProblems(changed, ranked, anyCapable) };
}

const light = answers({ priorities: ['weight'] });
const { likely, cost } = laptop('any');
const ESTIMATED = { ...cost, exact: false };
/** Only the named figure is uncertain. */
const sure = (name: string, differences: Partial<Laptop>): Laptop =>
  laptop(name, { name, brand: name.split(' ')[0] ?? '', errors: NO_ERRORS, ...differences });
const told = (laptops: readonly Laptop[], asked = light) => advisorFor(laptops).recommend(asked).dependsOn;

const UNKNOWN_WEIGHT = [
  sure('Dell 15', { weightKg: 1.5, priceEur: 720 }),
  sure('HP 14', {
    weightKg: null,
    likely: { ...likely, weightKg: [1.8, 1.75, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1] },
  }),
];

describe('what an answer depends on', () => {
  it('is an unknown weight, with the share of likely weights that are as small', () => {
    expect(told(UNKNOWN_WEIGHT)).toEqual([{ text: 'Si el HP pesa 1,5 kg o menos, gana.', share: 5 / 9 }]);
  });

  it('is an estimate, in half hours on the safe side', () => {
    const laptops = [
      sure('Acer 14', { batteryHours: 9, errors: { ...NO_ERRORS, battery: 0.12 } }),
      sure('Dell 15', { batteryHours: 8, priceEur: 650 }),
    ];
    const [only, ...others] = told(laptops, answers({ priorities: ['battery'] }));
    expect(only?.text).toBe('Si el Acer aguanta 8 h o menos, gana el Dell.');
    expect(only?.share).toBeCloseTo(0.163, 1);
    expect(others).toEqual([]);
  });

  it('is what two of one brand cost, the most probable first', () => {
    const laptops = [
      sure('Uno 14', { weightKg: 1.4, cost: ESTIMATED }),
      sure('Uno 15', { weightKg: 1.42, priceEur: 640, cost: ESTIMATED }),
    ];
    expect(told(laptops).map(({ text }) => text)).toEqual([
      'Si la opción 1 cuesta 770 € o más, gana la opción 2.',
      'Si la opción 2 cuesta 570 € o menos, gana.',
    ]);
  });

  it('is no price of a laptop that is ahead already, and behind only by its data', () => {
    const laptops = [
      sure('Uno 14', { weightKg: 1.38 }),
      sure('Dos 14', { weightKg: 1.39, priceEur: 540, priceBasis: 'converted', cost: { ...ESTIMATED, spread: 0.25 } }),
    ];
    const tight = { ...light, budget: 700 };
    const { dependsOn, computers } = advisorFor(laptops).recommend(tight);
    expect(computers.map(({ name }) => name)).toEqual(['Uno 14', 'Dos 14']);
    const price = whyOf(advisorFor(laptops), tight, 'Dos 14')?.prices.first ?? 0;
    expect(price).toBeLessThan(540);
    expect(dependsOn.map(({ text }) => text)).toEqual([
      `Si el Dos cuesta ${Math.floor(price / 10) * 10} € o menos, gana.`,
    ]);
  });

  it('is the graphics once, though they have two figures', () => {
    const errors = { ...NO_ERRORS, gpu: 0.1, creation: 0.15 };
    const laptops = [
      sure('HP Victus 15-fa', { gpuIndex: 50, creationIndex: 40, priceEur: 900, errors }),
      sure('HP Victus 16-ra', { gpuIndex: 45, creationIndex: 36, priceEur: 760 }),
    ];
    expect(told(laptops, answers({ purposes: ['casualgaming', 'editing'] })).map(({ text }) => text)).toEqual([
      'Si la gráfica de la opción 1 rinde un 6 % menos, gana la opción 2.',
    ]);
  });

  it('is nothing where all is known, of a laptop alone, nor where none is capable', () => {
    expect(told(UNKNOWN_WEIGHT.map((one) => ({ ...one, weightKg: one.weightKg ?? 1.3 })))).toEqual([]);
    expect(told(UNKNOWN_WEIGHT.slice(1))).toEqual([]);
    expect(told(UNKNOWN_WEIGHT, answers({ purposes: ['gaming'] }))).toEqual([]);
  });
});

const STEPS: Readonly<Partial<Record<TippingPoint['figure'], number>>> = { weight: 0.1, battery: 0.5, cost: 10 };

/** Copies with one error each. A kind of panel or a likely value may be the same one step further. */
const wrongOnes = (point: TippingPoint, others: readonly Laptop[]): TippingPoint[] => {
  const { figure, share, value, laptop: own, winner } = point;
  const step = STEPS[figure] ?? 1;
  const inSteps = figure !== 'pixels' && figure !== 'refresh' && figure !== 'panel';
  const other = others.find(({ id }) => id !== winner.id);
  return [
    { ...point, share: share > 0.5 ? share - 0.06 : share + 0.06 },
    ...(inSteps
      ? [
          { ...point, value: value - step },
          { ...point, value: value + step },
        ]
      : []),
    ...(other ? [{ ...point, winner: other }] : []),
    { ...point, laptop: winner, winner: own },
  ].filter(
    (one) => one.laptop !== point.laptop || one.winner !== point.winner || own !== winner || one.value !== value,
  );
};

/** Stricter than the engine's threshold, to avoid borderline cases. */
const isSurelyTold = ([first]: readonly TippingPoint[]): boolean =>
  first !== undefined && first.figure !== 'cost' && first.share > 0.15 && first.share < 0.85;

describe('the check of what an answer depends on', () => {
  const shown = fc.sample(profiles, { seed: SEED, numRuns: 100 }).map((asked) => tell(fixture, asked));

  it('refuses another figure, probability, laptop and winner', () => {
    // Each copy is ranked anew.
    const wrong = shown
      .slice(0, 40)
      .flatMap(({ tippingPoints, problems, cards }) =>
        tippingPoints.flatMap((one, index) =>
          wrongOnes(one, cards).map((changed) => ({ changed, problems: problems(tippingPoints.with(index, changed)) })),
        ),
      );
    expect(wrong).not.toEqual([]);
    expect(
      wrong
        .filter(({ problems }) => problems.length === 0)
        .map(({ changed: { figure, value, share, laptop: own, winner } }) => [figure, value, share, own.id, winner.id]),
    ).toEqual([]);
  });

  it('misses what is left out', () => {
    const all = shown.filter(({ tippingPoints }) => isSurelyTold(tippingPoints) && tippingPoints.length < 3);
    expect(all).not.toEqual([]);
    expect(all.filter(({ tippingPoints, problems }) => problems(tippingPoints.slice(1)).length === 0)).toEqual([]);
  });
});
