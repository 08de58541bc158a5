/** The time of an answer, with the catalogue as it is and with ten times as many laptops. */
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { atMost, milliseconds, quantile, type Row } from '../report.ts';
import { synthesize } from './synthetic.ts';

/** Times the catalogue. */
const SIZES = [1, 10] as const;
/** Ten times the laptops may take ten times as long: no part grows faster than the catalogue. */
const GROWTH_BAR = 10;
/** The fastest of these counts, to leave out interruptions by other programs. */
const REPEATS = 3;
/** Untimed answers before the timed ones, until all code is compiled. */
const WARM_UP = 300;

function timesOf(users: readonly Answers[], ask: (answers: Answers) => unknown): number[] {
  for (let asked = 0; asked < WARM_UP; asked += 1)
    users
      .slice(asked % users.length)
      .slice(0, 1)
      .forEach(ask);
  return users.map((answers) => {
    const times = Array.from({ length: REPEATS }, () => {
      const started = performance.now();
      ask(answers);
      return performance.now() - started;
    });
    return Math.min(...times);
  });
}

/** @returns the absolute times, which depend on the machine and have no bar, and how they grow, which has one */
export function measureSpeed(laptops: readonly Laptop[], users: readonly Answers[]): Row[] {
  const measured = SIZES.map((times) => {
    const advisor = advisorFor(synthesize(laptops, times * laptops.length));
    const left = new Map(users.map((answers) => [answers, advisor.recommend(answers).filteredLaptops]));
    return {
      times,
      first: timesOf(users, (answers) => advisor.recommend(answers)),
      more: timesOf(users, (userInput) =>
        advisor.more({ userInput, filteredLaptops: left.get(userInput) ?? [], count: 6 }),
      ),
    };
  });
  const [usual, large] = measured;
  const growth = large && usual ? quantile(large.first, 0.5) / quantile(usual.first, 0.5) : Number.NaN;
  return [
    ...measured.flatMap(({ times, first, more }) => [
      timeRow(`median time of a first answer, ${times} × the catalogue`, first),
      timeRow(`median time of «more options», ${times} × the catalogue`, more),
    ]),
    atMost(
      "growth of a first answer's time from 1 × to 10 ×",
      growth,
      GROWTH_BAR,
      (factor) => `${factor.toFixed(1)} ×`,
    ),
  ];
}

const timeRow = (measure: string, times: readonly number[]): Row => ({
  measure,
  result: `${milliseconds(quantile(times, 0.5))} (p99 ${milliseconds(quantile(times, 0.99))})`,
  bar: '',
  met: null,
});
