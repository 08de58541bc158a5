import { describe, expect, it } from 'vitest';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import type { Laptop } from '#catalogue/laptop.ts';

const cost = (differences: Partial<Laptop['cost']>): Pick<Laptop, 'cost'> => ({
  cost: { seenEur: 700, spread: 0.1, exact: false, months: 2, doubtful: false, licenceEur: 0, ...differences },
});
const likelyOnly = (figures: Partial<Laptop['likely']>): Laptop['likely'] => ({ ...laptop('any').likely, ...figures });
const ids = (laptops: readonly Laptop[], asked = answers()): string[] =>
  advisorFor(laptops)
    .recommend(asked)
    .computers.map(({ id }) => id);

describe('the first card', () => {
  it('is of a price of this year rather than a slightly better one of two years ago', () => {
    const old = laptop('old', { ...cost({ months: 20, spread: 0.2 }), batteryHours: 7.8, priceBasis: 'listed-eu' });
    const fresh = laptop('fresh', { ...cost({}), weightKg: 1.69 });
    expect(ids([old, fresh])[0]).toBe('fresh');
  });

  it('is the old one all the same where it is far better', () => {
    const old = laptop('old', { ...cost({ months: 20, spread: 0.2 }), batteryHours: 14, weightKg: 1.2, ramGb: 32 });
    const fresh = laptop('fresh', { ...cost({}), batteryHours: 3, weightKg: 2.4, ramGb: 4, storageGb: 64 });
    expect(ids([old, fresh])[0]).toBe('old');
  });

  it('is the best of those on sale in place of an old one, not a worse one for its Spanish price', () => {
    const old = laptop('old', { ...cost({ months: 20, spread: 0.2 }), batteryHours: 9, priceBasis: 'listed-eu' });
    const foreign = laptop('foreign', { ...cost({}), batteryHours: 8.5, weightKg: 1.69, priceBasis: 'converted' });
    const spanish = laptop('spanish', { ...cost({}), batteryHours: 3, weightKg: 2.2 });
    expect(ids([old, foreign, spanish])[0]).toBe('foreign');
  });

  it('has a known weight where weight counts and an unknown one may be no better', () => {
    const likely = likelyOnly({ weightKg: [1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1] });
    const unknown = laptop('unknown', { weightKg: null, likely, batteryHours: 7.6 });
    const known = laptop('known', { weightKg: 1.52 });
    expect(ids([unknown, known], answers({ priorities: ['weight'] }))[0]).toBe('known');
  });

  it('is of a Spanish shop although a figure is unknown, if that reaches its floor in any case', () => {
    const likely = likelyOnly({ refreshHz: [144, 165, 165] });
    const gaming = { cpuIndex: 55, gpuIndex: 61, creationIndex: 50, storageGb: 1024 };
    const spanish = laptop('spanish', { ...gaming, refreshHz: null, likely });
    const polish = laptop('polish', { ...gaming, refreshHz: 144, priceBasis: 'converted', keyboard: 'other' });
    expect(ids([spanish, polish], answers({ purposes: ['gaming'] }))[0]).toBe('spanish');
  });

  it('has a processor that does more than reach the minimum, if one is nearly as good', () => {
    const quiet = answers({ priorities: ['silence'] });
    const weak = laptop('weak', { cpuIndex: 18.7, silence: 90, priceEur: 600 });
    const able = laptop('able', { cpuIndex: 33, silence: 75 });
    expect(ids([weak, able], quiet)[0]).toBe('able');
    expect(ids([weak, { ...able, silence: 62 }], quiet)[0]).toBe('weak');
  });

  it('has more than little memory, if one is nearly as good', () => {
    const quiet = answers({ purposes: ['programming'], priorities: ['silence'], budget: 1000 });
    const little = laptop('little', { ramGb: 8, cpuIndex: 60, silence: 95, batteryHours: 12, weightKg: 1.2 });
    const enough = laptop('enough', { ramGb: 16, cpuIndex: 45, silence: 80, priceEur: 750 });
    expect(ids([little, enough], quiet)[0]).toBe('enough');
    expect(ids([little, { ...enough, silence: 62 }], quiet)[0]).toBe('little');
  });

  it('has a known figure where a floor hangs on it', () => {
    const likely = likelyOnly({ refreshHz: [120, 144, 144, 144, 144, 144, 144, 144, 165] });
    const gaming = { cpuIndex: 55, gpuIndex: 61, creationIndex: 50, storageGb: 1024 };
    const unknown = laptop('unknown', { ...gaming, refreshHz: null, likely, ramGb: 17 });
    const known = laptop('known', { ...gaming, refreshHz: 144 });
    expect(ids([unknown, known], answers({ purposes: ['gaming', 'editing'] }))[0]).toBe('known');
  });

  describe('for a use that depends on graphics', () => {
    const asked = answers({ purposes: ['casualgaming'], budget: 1000 });
    const integrated = laptop('integrated', { gpuIndex: 32, weightKg: 1.3, batteryHours: 10 });
    const dedicated = laptop('dedicated', { gpuIndex: 34, weightKg: 2.2, priceEur: 800 });

    it('has good ones rather than slightly more of everything else', () => {
      expect(ids([integrated, dedicated], asked)[0]).toBe('dedicated');
    });

    it('does without where good ones are old offers, or below the minimum of a priority', () => {
      const old = { ...dedicated, ...cost({ months: 20 }) };
      expect(ids([integrated, old], asked)[0]).toBe('integrated');
      expect(ids([integrated, dedicated], { ...asked, priorities: ['weight'] })[0]).toBe('integrated');
    });
  });

  it('has no less of what was asked for than a cheaper one, whatever is surer', () => {
    const asked = answers({ purposes: ['gaming'], priorities: ['graphics'], budget: 2000 });
    const gaming = { cpuIndex: 55, creationIndex: 60, storageGb: 1024, refreshHz: 165 };
    const polish = laptop('polish', { ...gaming, gpuIndex: 75, priceEur: 1200, priceBasis: 'converted' });
    const spanish = laptop('spanish', { ...gaming, gpuIndex: 69, priceEur: 1250, ramGb: 24 });
    expect(ids([polish, { ...spanish, gpuIndex: 55 }], asked)[0]).toBe('polish');
    expect(ids([polish, { ...spanish, priceEur: 1150 }], asked)[0]).toBe('spanish');
  });

  describe('seen only abroad', () => {
    const light = answers({ priorities: ['weight'] });
    const polish = laptop('polish', { weightKg: 1.3, ramGb: 32, screenInches: 14, priceBasis: 'converted' });
    const firstBeside = (differences: Partial<Laptop>, asked = light) =>
      ids(
        [polish, laptop('spanish', { weightKg: 1.36, screenInches: 14, batteryHours: 5.5, build: 64, ...differences })],
        asked,
      )[0];

    it('gives way to one of a Spanish shop that is nearly as good', () => {
      expect(firstBeside({})).toBe('spanish');
      expect(firstBeside({ priceBasis: 'listed-eu' })).toBe('polish');
      expect(firstBeside({ keyboard: 'other' })).toBe('polish');
      // Its shop does not say whether it has Windows, which costs more.
      expect(firstBeside({ os: null })).toBe('polish');
      expect(firstBeside({ os: null }, { ...light, ownsWindows: true })).toBe('spanish');
    });

    it('stays where the Spanish one has too little memory or of what was asked for, or is large', () => {
      expect(firstBeside({ ramGb: 8 })).toBe('polish');
      expect(firstBeside({ weightKg: 1.8 })).toBe('polish');
      expect(firstBeside({ screenInches: 17.3 })).toBe('polish');
      expect(firstBeside({ weightKg: null, likely: likelyOnly({ weightKg: [1.4] }) })).toBe('spanish');
      expect(firstBeside({ weightKg: null, likely: likelyOnly({ weightKg: [1.8] }) })).toBe('polish');
    });

    it('stays where the Spanish one has only integrated graphics for games', () => {
      const played = answers({ purposes: ['casualgaming'], budget: 1000 });
      const dedicated = { gpuSeries: 'nvidia_rtx30', gpuIndex: 34, priceEur: 800 } as const;
      const rival = laptop('rival', { ...dedicated, priceBasis: 'converted', ramGb: 17 });
      expect(
        ids([rival, laptop('spanish', { ...dedicated, gpuIndex: 31, batteryHours: 5, build: 64 })], played)[0],
      ).toBe('spanish');
      expect(ids([rival, laptop('spanish', { gpuIndex: 32, batteryHours: 9 })], played)[0]).toBe('rival');
    });

    it('is followed by the one that a Spanish shop had', () => {
      const cheap = laptop('cheap', { weightKg: 1.4, priceEur: 560, priceBasis: 'converted' });
      const sold = laptop('sold', { weightKg: 1.6, batteryHours: 12 });
      expect(ids([polish, cheap, sold], light)).toEqual(['polish', 'sold', 'cheap']);
      // Who only wants what was seen in Spain gets the same one first.
      const others = [polish, cheap, laptop('lighter', { weightKg: 1.2, priceBasis: 'converted', priceEur: 720 })];
      const here = [
        laptop('little', { weightKg: 1.55, ramGb: 8, batteryHours: 12 }),
        laptop('roomy', { weightKg: 1.6, batteryHours: 8 }),
      ];
      expect(ids(here, { ...light, seenInSpain: true })[0]).toBe('roomy');
      expect(ids([...others, ...here], light)).toEqual(['polish', 'roomy', 'lighter']);
    });
  });

  it('costs at most a tenth more because further figures of it are known', () => {
    const likely = likelyOnly({ weightKg: [1.7] });
    const plain = laptop('plain', { weightKg: null, likely, priceEur: 700 });
    const firstBeside = (priceEur: number) => ids([plain, laptop('complete', { weightKg: 1.69, priceEur })])[0];
    expect(firstBeside(760)).toBe('complete');
    expect(firstBeside(780)).toBe('plain');
  });

  it('costs no more than the budget once Windows is paid', () => {
    const bare = laptop('bare', { ...cost({ licenceEur: 145 }), os: 'none', priceEur: 600, batteryHours: 12 });
    const windows = laptop('windows', { priceEur: 690 });
    expect(ids([bare, windows], answers({ budget: 700 }))).toEqual(['windows']);
    expect(ids([bare, windows], answers({ budget: 700, requirements: { os: 'none' } }))).toEqual(['bare']);
  });
});

describe('an unknown figure', () => {
  const likely = likelyOnly({ weightKg: [1.5, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.3] });

  it('counts as what similar laptops have, not as the worst', () => {
    const light = laptop('light', { weightKg: null, likely, batteryHours: 12 });
    const heavy = laptop('heavy', { weightKg: 2.3 });
    expect(ids([light, heavy])[0]).toBe('light');
  });

  it('never meets a requirement', () => {
    const asked = answers({ requirements: { weight: 'light' } });
    const { computers } = advisorFor([
      laptop('unknown', { weightKg: null, likely }),
      laptop('known', { weightKg: 1.4 }),
    ]).recommend(asked);
    expect(computers.map(({ id }) => id)).toEqual(['known']);
  });
});

describe('the keyboard', () => {
  it.each([
    ['es', 'español', false],
    ['other', 'de otro país', true],
    [null, 'sin dato', false],
  ] as const)('%s is told as «%s»', (keyboard, words, isCon) => {
    const [card] = advisorFor([laptop('a', { keyboard })]).recommend(answers()).computers;
    expect(card?.specs).toContain(`Teclado: ${words}`);
    expect(card?.cons.some((con) => con.includes('teclado'))).toBe(isCon);
  });
});
