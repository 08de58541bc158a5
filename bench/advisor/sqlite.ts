/** The ranking as an SQLite query: indexed columns, filter, weighted score, ORDER BY, LIMIT. */
import { DatabaseSync } from 'node:sqlite';
import { ATTRIBUTES, lessIsBetter, measure } from '#advisor/attributes.ts';
import { needsOf } from '#advisor/needs.ts';
import { utilityPerEuro } from '#advisor/score.ts';
import { kindOf } from '#catalogue/derive/laptop-kind.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { FILTERED_LAPTOPS_MAX, FIRST_ANSWER_COUNT } from '#contract/recommendations.ts';

const FACTS = ['price', 'cpu_family', 'gpu_series', 'os', 'size', 'width'] as const;
const COLUMNS = ['id', ...FACTS, ...ATTRIBUTES] as const;
const LIMIT = FILTERED_LAPTOPS_MAX + FIRST_ANSWER_COUNT;

/** The value curve in SQL, with the triple and the weight as parameters. */
function scoreOf(attribute: (typeof ATTRIBUTES)[number]): string {
  const x = lessIsBetter(attribute) ? `(-${attribute})` : attribute;
  return `$w_${attribute} * CASE WHEN ${attribute} IS NULL THEN -0.35 WHEN ${x} >= $c_${attribute} THEN 1.0
    WHEN ${x} >= $b_${attribute} THEN 0.7 + 0.3 * (${x} - $b_${attribute}) / ($c_${attribute} - $b_${attribute})
    WHEN ${x} >= $a_${attribute} THEN 0.7 * (${x} - $a_${attribute}) / ($b_${attribute} - $a_${attribute}) ELSE -0.35 END`;
}

export function createSqlite(laptops: readonly Laptop[]): { ask: (answers: Answers) => number; close: () => void } {
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE laptops (id TEXT PRIMARY KEY, ${[...FACTS, ...ATTRIBUTES].join(', ')}) WITHOUT ROWID`);
  for (const indexed of ['price', 'ram', 'os', 'size', 'weight']) {
    database.exec(`CREATE INDEX by_${indexed} ON laptops (${indexed})`);
  }
  const insert = database.prepare(`INSERT INTO laptops VALUES (${COLUMNS.map(() => '?').join(', ')})`);
  database.exec('BEGIN');
  for (const laptop of laptops) {
    const { id, priceEur, cpuFamily, gpuSeries, os, resolution } = laptop;
    const facts = [priceEur, cpuFamily, gpuSeries, os, kindOf(laptop).size, resolution?.width ?? null];
    insert.run(id, ...facts, ...ATTRIBUTES.map((attribute) => measure(laptop, attribute)));
  }
  database.exec('COMMIT; ANALYZE');
  const query = database.prepare(
    `SELECT id, ${ATTRIBUTES.map(scoreOf).join(' + ')} - $perEuro * price AS score FROM laptops
     WHERE price <= $budget AND ($ram = 0 OR ram >= $ram) AND ($os = '' OR os = $os) AND ($size = '' OR size = $size)
     ORDER BY score DESC, price LIMIT ${LIMIT}`,
  );
  return {
    ask: (answers) => query.all(parametersFor(answers)).length,
    close: () => database.close(),
  };
}

function parametersFor(answers: Answers): Record<string, string | number> {
  const { targets, weights } = needsOf(answers);
  const { ram, os, screenSize } = answers.requirements;
  const entries = ATTRIBUTES.flatMap((attribute): [string, number][] => {
    const sign = lessIsBetter(attribute) ? -1 : 1;
    const [minimum, good, plenty] = targets[attribute].triple;
    return [
      [`$w_${attribute}`, weights[attribute]],
      [`$a_${attribute}`, sign * minimum],
      [`$b_${attribute}`, sign * good],
      [`$c_${attribute}`, sign * plenty],
    ];
  });
  return {
    ...Object.fromEntries(entries),
    $perEuro: utilityPerEuro(answers.budget),
    $budget: answers.budget,
    $ram: ram === '' ? 0 : Number.parseInt(ram, 10),
    $os: os,
    $size: screenSize,
  };
}
