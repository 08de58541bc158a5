/** Which single figure would change the answer, and that the oracle would notice a wrong one. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsOf } from '#advisor/needs.ts';
import { fieldOf } from '#bench/advisor/oracle/benefit.ts';
import { problemsWithDepends } from '#bench/advisor/oracle/depends-parser.ts';
import { advisorFor, createFixture, type Fixture } from '#bench/advisor/oracle/fixture.ts';
import { answers, laptop } from '#bench/advisor/oracle/laptops.ts';
import { asPaid } from '#bench/advisor/oracle/oracle.ts';
import { catalogues, profiles } from '#bench/advisor/oracle/profiles.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Dependence } from '#contract/dependence.ts';

const fixture = createFixture(loadCatalogue().laptops);
const SEED = 20_260_501;
const NO_ERRORS = { battery: null, silence: null, build: null, cpu: null, gpu: null, creation: null };

interface Told {
  dependsOn: Dependence[];
  problems: (changed: readonly Dependence[]) => string[];
}

function tell({ advisor, byId, laptops }: Fixture, asked: Answers): Told {
  const { dependsOn, computers } = advisor.recommend(asked);
  const cards = computers.flatMap(({ id }) => byId.get(id) ?? []).map((one) => asPaid(one, asked));
  const ranked = { cards, budget: asked.budget, needs: needsOf(asked) };
  const { anyCapable } = fieldOf(laptops, asked);
  return { dependsOn, problems: (changed) => problemsWithDepends(changed, ranked, anyCapable) };
}

const light = answers({ priorities: ['weight'] });
const { likely, cost } = laptop('any');
const ESTIMATED = { ...cost, exact: false };
/** Nothing of it is uncertain but what is said. */
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
  it('is the unknown weight of one, told with how many of the likely ones are so small', () => {
    expect(told(UNKNOWN_WEIGHT)).toEqual([{ text: 'Si el HP pesa 1,5 kg o menos, gana.', share: 5 / 9 }]);
  });

  it('is an estimate, told in half hours on the safe side', () => {
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
      'Si la opción 1 cuesta 740 € o más, gana la opción 2.',
      'Si la opción 2 cuesta 600 € o menos, gana.',
    ]);
  });

  it('is the graphics once, though they have two figures', () => {
    const errors = { ...NO_ERRORS, gpu: 0.1, creation: 0.15 };
    const laptops = [
      sure('HP Victus 15-fa', { gpuIndex: 50, creationIndex: 40, priceEur: 900, errors }),
      sure('HP Victus 16-ra', { gpuIndex: 45, creationIndex: 36, priceEur: 760 }),
    ];
    expect(told(laptops, answers({ purposes: ['casualgaming', 'editing'] })).map(({ text }) => text)).toEqual([
      'Si la gráfica de la opción 1 rinde un 5 % menos, gana la opción 2.',
    ]);
  });

  it('is nothing where all is known, of a laptop alone, nor where none is capable', () => {
    expect(told(UNKNOWN_WEIGHT.map((one) => ({ ...one, weightKg: one.weightKg ?? 1.3 })))).toEqual([]);
    expect(told(UNKNOWN_WEIGHT.slice(1))).toEqual([]);
    expect(told(UNKNOWN_WEIGHT, answers({ purposes: ['gaming'] }))).toEqual([]);
  });

  it('holds for 1,000 visitors: the answer turns there, a step before it does not, and nothing probable is left out', () => {
    const problems = fc.sample(profiles, { seed: SEED, numRuns: 1000 }).flatMap((asked) => {
      const { dependsOn, problems: problemsWith } = tell(fixture, asked);
      return problemsWith(dependsOn);
    });
    expect(problems).toEqual([]);
  });

  it('holds in any catalogue', () => {
    const pairs = fc.sample(fc.tuple(catalogues(fixture.laptops), profiles), { seed: SEED, numRuns: 200 });
    const problems = pairs.flatMap(([laptops, asked]) => {
      const { dependsOn, problems: problemsWith } = tell(createFixture(laptops), asked);
      return problemsWith(dependsOn);
    });
    expect(problems).toEqual([]);
  });
});

/** Each in one respect wrong. */
const wrongOnes = ({ text, share }: Dependence): Dependence[] => [
  { text, share: share > 0.5 ? share - 0.06 : share + 0.06 },
  { text: text.replace(/ o más/u, ' o menos'), share },
  { text: text.replace(/ o menos/u, ' o más'), share },
  { text: text.replace(/\d+(?= €)/u, (euros) => String(Number(euros) + 10)), share },
  { text: text.replace(/\d+(?=(,5)? h )/u, (hours) => String(Number(hours) + 1)), share },
  { text: text.replace(/\d+(?= %)/u, (percent) => String(Number(percent) + 5)), share },
  { text: text.replace(/\d+(?=\/100)/u, (points) => String(Number(points) + 1)), share },
  { text: text.replace(/, gana el .+/u, ', gana.'), share },
  { text: text.replace(/(?<=^Si |gana )el [^ ]+/u, 'el Otro'), share },
];

/** The oracle's own bar is higher than the engine's. */
const isSurelyTold = ([first]: readonly Dependence[]): boolean =>
  first !== undefined && first.share > 0.15 && first.share < 0.85;

describe('the oracle of what an answer depends on', () => {
  const shown = fc.sample(profiles, { seed: SEED, numRuns: 200 }).map((asked) => tell(fixture, asked));

  it('rejects another figure, side, probability and winner', () => {
    const wrong = shown.flatMap(({ dependsOn, problems }) =>
      dependsOn.flatMap((one, index) =>
        wrongOnes(one)
          .filter(({ text, share }) => text !== one.text || share !== one.share)
          .map((changed) => ({ changed, problems: problems(dependsOn.with(index, changed)) })),
      ),
    );
    expect(wrong.length).toBeGreaterThan(500);
    expect(wrong.filter(({ problems }) => problems.length === 0).map(({ changed }) => changed)).toEqual([]);
  });

  it('misses what is left out', () => {
    const all = shown.filter(({ dependsOn }) => isSurelyTold(dependsOn) && dependsOn.length < 3);
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(({ dependsOn, problems }) => problems(dependsOn.slice(1)).length === 0)).toEqual([]);
  });
});
