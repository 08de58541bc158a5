/**
 * Arbitraries for almost valid JSON: random values, and samples with a few mutations. Runs are deterministic. A failure
 * prints its seed and path; `FUZZ_SEED` and `FUZZ_PATH` repeat it, and another seed alone searches for new ones.
 */
import * as fc from 'fast-check';

const SEED = 20_261_121;

export const fuzzSettings = (runs: number): fc.Parameters<unknown> => ({
  numRuns: runs,
  seed: Number(process.env['FUZZ_SEED'] ?? SEED),
  ...(process.env['FUZZ_PATH'] && { path: process.env['FUZZ_PATH'] }),
});

/** Keys for prototype pollution, and names that every object has. */
const DANGEROUS_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', ''];
const POLLUTION = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[{"__proto__":{"polluted":true}}]',
];

const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 'null', 0, -1, 1e308, -1e308, 2 ** 53, 1e-7, '1e999', '\0', '\uD800', ' '),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    'x'.repeat(5000),
    Array.from({ length: 500 }, () => 'office'),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const key = fc.oneof(fc.constantFrom(...DANGEROUS_KEYS), fc.string({ maxLength: 12 }));

const jsonText = fc.oneof(
  { weight: 3, arbitrary: scalar.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(...POLLUTION) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 400 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
);

/** Replaces, removes, doubles or extends one place of a value. */
const mutation = fc.record({
  place: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'remove', 'double', 'add'),
  key,
  text: jsonText,
});
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

/** Any text; any JSON; or one of `samples` as JSON, mutated in its values or its characters. */
export function mutatedText(samples: readonly unknown[]): fc.Arbitrary<string> {
  const sample = fc.constantFrom(...samples);
  const mutated = fc.tuple(sample, fc.array(mutation, { minLength: 1, maxLength: 3 })).map(applyAll);
  const cut = fc.tuple(sample, fc.nat(), fc.string({ unit: 'binary', maxLength: 6 }), fc.nat(20));
  return fc.oneof(
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 2, arbitrary: jsonText },
    { weight: 6, arbitrary: mutated },
    {
      weight: 1,
      arbitrary: cut.map(([value, at, inserted, removed]) => splice(JSON.stringify(value), at, inserted, removed)),
    },
  );
}

function splice(text: string, at: number, inserted: string, removed: number): string {
  const place = at % text.length;
  return text.slice(0, place) + inserted + text.slice(place + removed);
}

const applyAll = ([value, mutations]: [unknown, Mutation[]]): string =>
  mutations.reduce((text, each) => {
    let counter = 0;
    const count = countPlaces(JSON.parse(text));
    return write(JSON.parse(text), () => (counter++ === each.place % count ? each : null));
  }, JSON.stringify(value));

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const countPlaces = (value: unknown): number =>
  1 + (isContainer(value) ? Object.values(value).reduce((sum: number, each) => sum + countPlaces(each), 0) : 0);

/** JSON by hand: an object can hold neither a key twice nor an own `__proto__`. */
function write(value: unknown, mutationAt: () => Mutation | null): string {
  const found = mutationAt();
  if (found?.how === 'replace') return found.text;
  if (found?.how === 'remove') return 'null';
  if (!isContainer(value)) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([name, each]) => {
    const text = write(each, mutationAt);
    return isList ? text : `${JSON.stringify(name)}:${text}`;
  });
  if (found?.how === 'double') entries.push(...entries);
  if (found?.how === 'add') entries.push(isList ? found.text : `${JSON.stringify(found.key)}:${found.text}`);
  return isList ? `[${entries.join(',')}]` : `{${entries.join(',')}}`;
}

const OBJECT_MEMBERS = Object.getOwnPropertyNames(Object.prototype).join();

/** Whether `Object.prototype` is unchanged. */
export const isPrototypeClean = (): boolean =>
  Object.getOwnPropertyNames(Object.prototype).join() === OBJECT_MEMBERS && !('polluted' in {}) && !('polluted' in []);
