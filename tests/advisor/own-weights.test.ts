import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsOf } from '#advisor/needs.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { type Answers, type OwnWeights, WEIGHT_MAX } from '#contract/answers.ts';
import { CRITERIA } from '#contract/criteria.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

const RUN = { seed: 20_261_122, numRuns: 60 };

const fixture = SHIPPED;
const recommend = (answers: Answers) => fixture.advisor.recommend(answers);
const rankingFor = (answers: Answers) => {
  const { computers, filteredLaptops } = recommend(answers);
  return [...computers.map(({ id }) => id), ...filteredLaptops];
};

const weightsOf = (figures: readonly number[]): OwnWeights =>
  Object.fromEntries(CRITERIA.map((criterion, index) => [criterion, figures[index]]));
const ours = ({ purposes, priorities }: Answers) => needsOf({ purposes, priorities }).weights;

const STUDENT = answersWith({ budget: 900 });

describe('weights of the visitor', () => {
  it('change nothing where they are ours', () => {
    const property = fc.property(profiles, (answers) => {
      const same = weightsOf(CRITERIA.map((criterion) => 100 * ours(answers)[criterion]));
      const { weights } = needsOf({ ...answers, weights: same });
      for (const criterion of CRITERIA) expect(weights[criterion]).toBeCloseTo(ours(answers)[criterion], 12);
      expect(rankingFor({ ...answers, weights: {} })).toEqual(rankingFor(answers));
    });
    fc.assert(property, RUN);
  });

  it('are relative: twice all of them ranks the same', () => {
    const figures = fc.array(fc.integer({ min: 0, max: WEIGHT_MAX / 2 }), {
      minLength: CRITERIA.length,
      maxLength: CRITERIA.length,
    });
    const property = fc.property(profiles, figures, (answers, halves) => {
      const [one, other] = [halves, halves.map((half) => 2 * half)].map((weights) =>
        rankingFor({ ...answers, weights: weightsOf(weights) }),
      );
      expect(other).toEqual(one);
    });
    fc.assert(property, RUN);
  });

  it('leave ours, in per cent, to what they do not name', () => {
    const before = ours(STUDENT);
    const { weights } = needsOf({ ...STUDENT, weights: { battery: 0 } });
    expect(weights.battery).toBe(0);
    expect(weights.cpu).toBeCloseTo(before.cpu / (1 - before.battery), 12);
  });

  it('count for nothing where no figure is asked for, and are ours where nothing would count', () => {
    const { weights } = needsOf({ ...STUDENT, weights: { creation: 100 } });
    for (const criterion of CRITERIA) expect(weights[criterion]).toBeCloseTo(ours(STUDENT)[criterion], 12);
    const nothing = weightsOf(CRITERIA.map((criterion) => Number(criterion === 'creation')));
    expect(needsOf({ ...STUDENT, weights: nothing }).weights).toEqual(ours(STUDENT));
  });

  it('bring the laptop to the top that has most of what alone counts', () => {
    const gamer: Answers = { ...STUDENT, purposes: ['gaming'], budget: 1500 };
    const light = recommend({ ...gamer, weights: weightsOf(CRITERIA.map((one) => (one === 'weight' ? 100 : 0))) });
    const kilos = (answer: ReturnType<typeof recommend>) => answer.computers[0]?.facts.weightKg ?? Number.NaN;
    expect(kilos(light)).toBeLessThan(kilos(recommend(gamer)));
    expect(light.reason).toMatch(/^Con tus pesos cuenta sobre todo el peso\.\n/);
  });

  it('name system and size where nothing else counts', () => {
    const kinds = weightsOf(CRITERIA.map((one) => Number(one === 'system' || one === 'size')));
    const [sentence] = recommend({ ...STUDENT, weights: kinds }).reason.split('\n');
    expect(sentence).toBe('Con tus pesos cuentan sobre todo el sistema y el tamaño de pantalla.');
  });
});
