/** Chosen laptops, compared with what an answer says of the same ones. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profiles, switchedProfiles } from '#tests/advisor/checks/profiles.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import type { Answers } from '#contract/answers.ts';
import { ADVERT_ID, type ParsedAdvert } from '#contract/advert.ts';
import { COMPARED } from '#contract/limits.ts';
import { type Compared, comparedSchema } from '#contract/compared.ts';
import { READ, readOf } from '#tests/support/advert.ts';
import { answers } from '#tests/support/recommendations-api.ts';
import { advisor } from '#tests/support/test-app.ts';

const ALL = CATALOGUE.laptops.map(({ id }) => id);
const RUNS = { numRuns: 100, seed: 6 };
const chosen = fc.uniqueArray(fc.constantFrom(...ALL), { minLength: 1, maxLength: COMPARED.max });

const compare = (userInput: Answers, ids: string[]): Compared =>
  comparedSchema.parse(advisor.compare({ userInput, ids }));

it('a comparison with an advert says of a laptop of the catalogue what it says without its advert', () => {
  const laptops = CATALOGUE.laptops.filter(({ cost }) => cost.exact);
  fc.assert(
    fc.property(profiles, fc.constantFrom(...laptops), fc.constantFrom(...ALL), (userInput, laptop, other) => {
      fc.pre(laptop.id !== other);
      const known = compare(userInput, [laptop.id, other]);
      const beside = advisor.compare({ userInput, ids: [other, 'no-existe'], read: readOf(laptop) });
      expect(beside.laptops.map(({ id }) => id)).toEqual([ADVERT_ID, other]);
      expect(beside.laptops.map(({ text }) => text)).toEqual(known.laptops.map(({ text }) => text));
      expect(beside.advert?.price).toBe(laptop.priceEur);
    }),
    RUNS,
  );
});

const factsOf = (read: ParsedAdvert) =>
  comparedSchema.parse(advisor.compare({ userInput: answers, ids: ALL.slice(0, 1), read })).advert?.facts;

it('a comparison with an advert tells of its laptop what all of its case have, and no graphics that it may not have', () => {
  const unsaid = { gpu: null, screenInches: null, resolution: null, weightKg: null };
  const said = { ...READ, ...unsaid, model: '15-fd9999ns', cpu: 'Intel Core i5-1334U' };
  expect(factsOf(said)).toMatchObject({ gpu: 'Intel Iris Xe', screenInches: 15.6, refreshHz: 60, priceShop: null });
  expect(factsOf(said)?.estimated).toContain('refreshHz');
  expect(factsOf({ ...said, model: 'Victus 15-fa9999ns' })?.gpu).toBeNull();
});

describe('a comparison', () => {
  it('has the target, the order and the first place of an answer with the same laptops', () => {
    fc.assert(
      fc.property(profiles, (userInput) => {
        const { computers, target, caution } = advisor.recommend(userInput);
        const ids = computers.map(({ id }) => id);
        fc.pre(ids.length > 0);
        const compared = compare(userInput, ids);
        expect(compared.target).toEqual(target);
        expect(compared.laptops.map(({ id }) => id)).toEqual(ids);
        expect(compared.laptops.every(({ qualifies }) => qualifies)).toBe(true);
        expect(compared.best).toBe(caution || ids.length === 1 ? null : ids[0]);
        expect(compare(userInput, ids.toReversed()).best).toBe(compared.best);
      }),
      RUNS,
    );
  });

  it('says of any laptops whether they qualify, as the judge does, in at most ten words, and what is better', () => {
    let told = 0;
    fc.assert(
      fc.property(fc.oneof(profiles, switchedProfiles), chosen, (userInput, ids) => {
        const { laptops, best, target } = compare(userInput, ids);
        expect(laptops.map(({ id }) => id)).toEqual(ids);
        for (const { id, qualifies, fit, text, better } of laptops) {
          expect(better).toHaveLength(target.length);
          told += better.filter((words) => words !== '').length;
          expect(qualifies).toBe(advisor.judge({ id, answers: userInput })?.place !== null);
          expect(text.startsWith('No cumple: ')).toBe(!qualifies);
          expect(text === `${fit.words}.`).toBe(fit.serves);
          expect(text).toMatch(/^(\S+ ){0,9}\S+$/);
        }
        const first = laptops.find(({ id }) => id === best);
        expect(first?.fit.serves ?? true).toBe(true);
      }),
      RUNS,
    );
    expect(told).toBeGreaterThan(RUNS.numRuns);
  });

  it('says by how much a laptop is above the budget', () => {
    const dear = ALL.filter((id) => (advisor.laptop(id)?.price ?? 0) > 2000).slice(0, 2);
    const { laptops, target } = compare({ ...answers, budget: 900 }, dear);
    for (const [column, { text }] of laptops.entries()) {
      const over = /^No cumple: precio \((.+ €) más\)/.exec(text)?.[1];
      expect(target.at(-1)?.points[column]?.word).toBe(`faltan ${over}`);
    }
  });

  it('says of what Spain does not sell that an offer there is missing, while others serve', () => {
    const polish = ALL.filter((id) => advisor.laptop(id)?.facts.priceBasis === 'en una tienda polaca').slice(0, 2);
    const { laptops, best } = compare({ ...answers, priorities: [], budget: 4000 }, polish);
    expect(laptops.map(({ text }) => text)).toEqual(polish.map(() => 'No cumple: no visto en España.'));
    expect(best).toBeNull();
  });
});
