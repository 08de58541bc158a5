/** The time of an answer, with the catalogue as it is and with ten times as many laptops. */
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { atMost, milliseconds, quantile, type Row } from '../report.ts';
import { synthesize } from './synthetic.ts';

/** Times the catalogue, and milliseconds. */
const SIZES = [
  { times: 1, bar: 2 },
  { times: 10, bar: 15 },
] as const;
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

export const measureSpeed = (laptops: readonly Laptop[], users: readonly Answers[]): Row[] =>
  SIZES.flatMap(({ times, bar }) => {
    const advisor = advisorFor(synthesize(laptops, times * laptops.length));
    const left = new Map(users.map((answers) => [answers, advisor.recommend(answers).filteredLaptops]));
    const questions = {
      'first answer': (answers: Answers) => advisor.recommend(answers),
      '«more options»': (userInput: Answers) =>
        advisor.more({ userInput, filteredLaptops: left.get(userInput) ?? [], count: 6 }),
    };
    return Object.entries(questions).map(([question, ask]) => {
      const taken = timesOf(users, ask);
      const tail = milliseconds(quantile(taken, 0.99));
      return atMost(
        `median time of a ${question}, ${times} × the catalogue (p99 ${tail})`,
        quantile(taken, 0.5),
        bar,
        milliseconds,
      );
    });
  });
