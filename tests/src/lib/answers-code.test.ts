import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profiles } from '#bench/advisor/oracle/profiles.ts';
import { answersSchema, REQUIREMENT_OPTIONS } from '#contract/answers.ts';
import { decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import { fuzzSettings, isPrototypeClean } from '#tests/support/mutated.ts';

const RUNS = 10_000;

const shared = fc.option(
  fc.record({
    winner: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,80}$/),
    date: fc.constantFrom('2026-08', '2026-11-22'),
  }),
);

const fragment = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.stringMatching(/^#?1\.[0-9a-z./-]{0,40}$/),
  fc
    .tuple(profiles, shared, fc.nat(40), fc.nat(3), fc.string({ maxLength: 4 }))
    .map(([each, then, at, removed, added]) => {
      const code = encodeAnswers(each, then ?? undefined);
      return code.slice(0, at) + added + code.slice(at + removed);
    }),
);

describe('answers in a fragment', () => {
  it('are the same when read again', () => {
    const property = fc.property(profiles, shared, (each, then) => {
      const code = encodeAnswers(each, then ?? undefined);
      expect(decodeAnswers(`#${code}`)).toEqual({ answers: each, whole: true, shared: then });
      expect(encodeURI(code), 'nothing to escape, and no full stop at the end of a sentence').toBe(code);
      expect(code).toMatch(/[a-z0-9]$/);
    });
    fc.assert(property, fuzzSettings(RUNS));
  });

  it('are never trusted: any fragment gives answers that can be asked, or what could be read', () => {
    const property = fc.property(fragment, (text) => {
      const { answers: read, whole } = decodeAnswers(text);
      const parsed = answersSchema.safeParse({ ...read, purposes: whole ? read.purposes : ['office'] });
      expect(parsed.success).toBe(true);
      expect(isPrototypeClean()).toBe(true);
    });
    fc.assert(property, fuzzSettings(RUNS));
  });

  it('name options by their places, which links that were sent hold for ever', () => {
    const { answers: read, whole } = decodeAnswers('1.z.2.15o.1311111111');
    expect({ whole, ...read }).toEqual({
      whole: true,
      deviceType: 'laptop',
      purposes: ['office', 'editing', 'gaming'],
      priorities: ['battery'],
      budget: 1500,
      requirements: {
        processor: 'intel_i3',
        ram: '16GB',
        storage: '256GB',
        graphics: 'integrated_intel',
        screenSize: '13',
        weight: 'ultralight',
        battery: 'standard',
        os: 'windows',
        resolution: '1080p',
        refreshRate: '60',
      },
    });
    expect(Object.keys(read.requirements)).toEqual(Object.keys(REQUIREMENT_OPTIONS));
  });

  it.each([
    ['of another version', '2.1.2.15o', []],
    ['cut short', '1.1', ['office']],
    ['with a use that does not exist', '1.1t', ['office']],
    ['with a part that a later version added', '1.1.0.15o.1.7', ['office']],
    ['without a use', '1.0.0.15o', []],
    ['with a budget that is too high', '1.1.0.zzz', ['office']],
  ])('are not whole where they are %s', (_what, text, purposes) => {
    expect(decodeAnswers(text)).toMatchObject({ whole: false, answers: { purposes } });
  });

  it('may stand in a sentence', () => {
    expect(decodeAnswers('#1.1.0.15o).')).toMatchObject({ whole: true, answers: { purposes: ['office'] } });
  });
});
