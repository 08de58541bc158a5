/** The processor time of an answer, with the catalogue as it is and with ten times as many laptops. */
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { atMost, milliseconds, type Row } from '../report.ts';

/** Copies are cases of their own with their own prices. */
const copiesOf = (laptops: readonly Laptop[], round: number): Laptop[] =>
  laptops.map(({ ...copy }) => {
    const [id, name, chassis] = [copy.id, copy.name, copy.chassis].map((text) => `${text}-${round}`);
    return Object.assign(copy, { id, name, chassis, priceEur: Math.round(copy.priceEur * (1 + round / 50)) });
  });

/** The thread's own time, which other programs do not lengthen; the best of three rounds, as the first compiles the code. */
export function measureSpeed(laptops: readonly Laptop[], users: readonly Answers[], times: number, bar: number): Row {
  const copies = Array.from({ length: times - 1 }, (_, round) => copiesOf(laptops, round + 1));
  const advisor = advisorFor([...laptops, ...copies.flat()]);
  const rounds = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    users.forEach((answers) => advisor.recommend(answers));
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 / users.length;
  });
  return atMost(`mean time of an answer, ${times} × the catalogue`, Math.min(...rounds), bar, milliseconds);
}
