/** How adverts are read, and any text. Titles of shops are measured in read-titles.test.ts. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { ADVERT_MAX, READ_FIELDS, readAnswerSchema, type ReadField } from '#contract/advert.ts';
import { modelInTitle } from '#catalogue/reading/product-title.ts';
import { createAdvertReader } from '#catalogue/reading/read-advert.ts';
import { ADVERTS, TITLES } from './titles.ts';

const read = createAdvertReader(CATALOGUE);

describe('an advert', () => {
  it.each(ADVERTS)('«$text» says $said', ({ text, said }) => {
    const { read: values, from, kind, thing, known, questions, missing } = read(text.replaceAll('\\n', '\n'));
    const { resolution, ...single } = values;
    const pixels = resolution && `${resolution.width}x${resolution.height}`;
    const asks = questions.map(({ field, options }) => `${field} ${options.join('/')}`).join(', ');
    const words = Object.fromEntries(Object.entries(from).map(([field, one]) => [`from ${field}`, one]));
    const told = {
      ...single,
      ...words,
      resolution: pixels,
      kind,
      thing,
      known,
      asks,
      asked: questions.map((question) => question.text).join(),
      questions: questions.length,
      missing: missing.join(),
    };
    const found = new Map(Object.entries(told));
    const fields = said.split('; ').map((pair) => pair.split(': ')[0] ?? '');
    expect(fields.filter((field) => !found.has(field))).toEqual([]);
    expect(fields.map((field) => `${field}: ${found.get(field) ?? '-'}`).join('; ')).toBe(said);
  });

  it('is read through hyphens that do not break, blanks of no width and wide letters', () => {
    const text = 'H\u200bP Victus i5\u201113420H １６GB 512\u2060GB RTX\u00a04050';
    expect(read(text).read).toMatchObject({
      brand: 'HP',
      model: 'Victus',
      cpu: 'Intel Core i5-13420H',
      gpu: 'NVIDIA GeForce RTX 4050',
      ramGb: 16,
      storageGb: 512,
    });
  });
});

/** Processor time in milliseconds: others share the machine. Some systems count it in steps of four. */
function timeOf(text: string, times = 1): number {
  const begin = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) read(text);
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1000;
}

const digitsOf = (text: string): string[] => text.match(/\d+/g) ?? [];

describe('any text', () => {
  const LIMIT_MS = 100;
  const MOST_TIMES_USUAL = 4;
  const RUNS = 300;
  const titles = fc.constantFrom(...TITLES.map(({ title }) => title));
  const pieces = fc.oneof(
    titles,
    titles.chain((title) => fc.integer({ min: 0, max: title.length }).map((at) => title.slice(at))),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      '\n',
      ' ',
      '"',
      '<p>',
      '&quot;',
      '16',
      'GB',
      '512 GB',
      'RTX',
      '€',
      '%20',
      'https://',
      '-',
      '💻',
      '\u0000',
    ),
  );
  const texts = fc
    .oneof(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(' ')),
      fc.tuple(pieces, fc.integer({ min: 1, max: ADVERT_MAX })).map(([part, times]) => part.repeat(times)),
    )
    .map((text) => text.slice(0, ADVERT_MAX));

  /** What of a value has to stand in the words that it was read from. */
  const inWords: Readonly<Partial<Record<ReadField, (value: unknown) => string[]>>> = {
    cpu: (value) => digitsOf(String(value)).slice(-1),
    gpu: (value) => digitsOf(String(value)).slice(-1),
    ramGb: (value) => [String(value)],
    // Tenths may be those of its line.
    screenInches: (value) => [String(Math.floor(Number(value)))],
    model: (value) => digitsOf(String(value)),
  };

  it('is read without an error, in time, and nothing is claimed that it does not say', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const answer = readAnswerSchema.parse(read(text));
        // A collection of garbage may fall into one of them: only a text that is slow three times is slow.
        expect([1, 2, 3].some(() => timeOf(text) < LIMIT_MS)).toBe(true);
        for (const field of READ_FIELDS) {
          const value = answer.read[field];
          const from = answer.from[field];
          // What a part number says stands nowhere.
          const isClaimed = value !== null && value !== false;
          expect(from !== undefined || !isClaimed || answer.known !== null).toBe(true);
          expect(from === undefined || isClaimed).toBe(true);
          if (from === undefined) continue;
          expect(from).not.toBe('');
          expect(text).toContain(from);
          for (const word of inWords[field]?.(value) ?? []) expect(from).toContain(word);
        }
      }),
      { numRuns: RUNS, seed: 29 },
    );
  }, 120_000);

  const gens = 'gen '.repeat(60);
  it.each([
    ['numbers far from the chip that they may belong to', `vega ${gens}5 core ${gens}5 `, ';5'],
    ['a number of a chip at every word', '', '5 a '],
    ['sums without an end', '', '512 + '],
    ['instalments', '', '12 meses de 66 € '],
  ])('costs no more than a few times what fifteen titles cost: %s', (_, head, part) => {
    const costOf = (text: string) => Math.min(...[1, 2, 3].map(() => timeOf(text, 4)));
    const usual = TITLES.slice(0, 30)
      .map(({ title }) => title)
      .join('\n')
      .slice(0, ADVERT_MAX);
    const text = (head + part.repeat(ADVERT_MAX)).slice(0, ADVERT_MAX);
    timeOf(text);
    expect(costOf(text) / costOf(usual)).toBeLessThan(MOST_TIMES_USUAL);
  });

  it('is cut at what may be sent', () => {
    const { read: said } = read(`${' '.repeat(ADVERT_MAX)}HP Victus 16GB`);
    expect(said.brand).toBeNull();
    expect(read('HP '.repeat(400_000)).read.brand).toBe('HP');
    expect(modelInTitle(`Acme ${'x'.repeat(500)}`, 'Acme')).toHaveLength(80);
  });
});
