import { describe, expect, it } from 'vitest';
import { ESTIMATE_ERRORS } from '#advisor/estimates.ts';
import { levelVerdict } from '#bench/advisor/oracle/level-parser.ts';
import type { Context, Polarity } from '#bench/advisor/oracle/parsed-laptop.ts';
import { answers } from '#bench/advisor/oracle/laptops.ts';
import { readEuros } from '#bench/advisor/oracle/spanish-figures.ts';
import { describeSource } from '#catalogue/derive/source-words.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { PURPOSES } from '#contract/answers.ts';
import { CATALOGUE, FIXTURE, PAGES } from './pages.ts';

const { byId } = FIXTURE;

const laptopOf = (id: string): Laptop => {
  const laptop = byId.get(id);
  if (!laptop) throw new Error(`unknown: ${id}`);
  return laptop;
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether the sentence is true of the laptop for one of the uses. */
function isTrue(sentence: string, laptop: Laptop, as: Polarity): boolean {
  return PURPOSES.some((purpose) => {
    const context: Context = {
      answers: answers({ purposes: [purpose] }),
      laptop,
      best: laptop,
      qualifying: [laptop],
      compared: [laptop],
      anyCapable: true,
    };
    const verdict = levelVerdict(sentence, context);
    return verdict?.polarity === as && verdict.problem === null;
  });
}

/** What is said without a level, and when it is true. */
const PLAIN: readonly (readonly [RegExp, (laptop: Laptop) => boolean])[] = [
  [/^La memoria se puede ampliar\.$/, ({ ramUpgradable }) => ramUpgradable === true],
  [/^Sus compradores le dan /, ({ rating }) => rating !== null && rating.stars >= 4.3 && rating.count >= 20],
  [/^Su precio está por confirmar/, ({ cost }) => cost.doubtful],
  [/^Sin Windows: cuesta 145 € más/, ({ cost }) => cost.licenceEur === 145],
  [/^Usa macOS/, ({ os }) => os === 'macOS'],
  [/^Usa Linux/, ({ os }) => os === 'linux'],
  [/^Usa ChromeOS/, ({ os }) => os === 'chromeos'],
  [/procesadores ARM/, ({ os, cpuFamily }) => os === 'windows' && cpuFamily === 'snapdragon_x'],
  [/^Viene sin sistema/, ({ os }) => os === 'none'],
  [/^Trae teclado de otro país/, ({ keyboard }) => keyboard === 'other'],
  [/^La memoria va soldada/, ({ ramUpgradable }) => ramUpgradable === false],
  [/sin dato\. Compruébalo/, (laptop) => [laptop.weightKg, laptop.batteryHours, laptop.resolution].includes(null)],
  [/^No conocemos su precio de hoy/, ({ cost }) => !cost.exact],
  [/^El precio es de /, ({ cost }) => cost.exact],
];

describe('every page', () => {
  it('has no empty, broken or unknown word', () => {
    for (const page of PAGES) {
      for (const text of textsIn({ ...page, image: '', link: '', offers: [] }))
        expect(text, page.id).not.toMatch(/undefined|NaN|Infinity|null|\s\s|\(\)|lo que has pedido|\{|\}/);
      for (const text of [page.lead, page.verdict, page.description, page.priceAge]) expect(text).not.toBe('');
      expect(page.description.length, page.description).toBeLessThan(160);
    }
  });

  it('has a con, and no pro or con that is not true', () => {
    for (const { id, pros, cons } of PAGES) {
      const laptop = laptopOf(id);
      expect(cons.length).toBeGreaterThan(0);
      expect(new Set([...pros, ...cons]).size).toBe(pros.length + cons.length);
      const isKnown = (sentence: string, as: Polarity) =>
        PLAIN.some(([pattern, holds]) => pattern.test(sentence) && holds(laptop)) || isTrue(sentence, laptop, as);
      expect(
        pros.filter((sentence) => !isKnown(sentence, 'pro')),
        id,
      ).toEqual([]);
      expect(
        cons.filter((sentence) => !isKnown(sentence, 'con')),
        id,
      ).toEqual([]);
    }
  });

  it('offers what is cheaper, better or the same machine only where it is', () => {
    for (const { id, cheaper, better, configurations } of PAGES) {
      const laptop = laptopOf(id);
      const own = totalCost(laptop);
      const all = [...cheaper, ...better, ...configurations];
      expect(new Set(all.map((one) => one.id)).size, id).toBe(all.length);
      for (const one of all)
        expect([one.price, one.name]).toEqual([totalCost(laptopOf(one.id)), laptopOf(one.id).name]);
      for (const { price } of cheaper) expect(price).toBeLessThanOrEqual(Math.min(own * 0.9, own - 30));
      for (const { price } of better) expect(price).toBeLessThanOrEqual(Math.min(own * 1.15, own + 150));
      for (const other of [...cheaper, ...better]) {
        expect(laptopOf(other.id).chassis).not.toBe(laptop.chassis);
        expect(laptopOf(other.id).cost.doubtful).toBe(false);
        const saved = /(?:ahorras|Ahorras) ([\d.,]+ €)/.exec(other.change)?.[1];
        if (saved !== undefined)
          expect(Math.abs(readEuros(saved) - (own - other.price)), other.change).toBeLessThan(10);
      }
      for (const other of configurations) {
        expect(laptopOf(other.id).chassis).toBe(laptop.chassis);
        expect(other.id).not.toBe(id);
      }
    }
    expect(PAGES.filter(({ cheaper }) => cheaper.length > 0).length).toBeGreaterThan(PAGES.length / 4);
    expect(PAGES.filter(({ better }) => better.length > 0).length).toBeGreaterThan(PAGES.length / 4);
  });

  it('says the source of each fact in Spanish, with its kind and date', () => {
    for (const { id, sheet } of PAGES) {
      const { sources } = laptopOf(id);
      for (const { source, kind, date } of Object.values(sources)) {
        const words = describeSource(source);
        expect(words, source).not.toBeNull();
        if (kind !== 'seen' || source !== '') {
          const told = sheet.some((row) => row.source === words && row.kind === kind && row.date === date);
          expect(told || 'priceEur' in sources, `${id}: ${source}`).toBe(true);
        }
      }
    }
  });

  it('gives each estimate its error, and an unknown figure what it probably is', () => {
    const attributeOf = {
      'Silencio con carga': 'silence',
      Construcción: 'build',
      'Rapidez del procesador': 'cpu',
    } as const;
    for (const { id, estimates } of PAGES) {
      const laptop = laptopOf(id);
      for (const { label, value, error, rule } of estimates) {
        expect(rule).not.toBe('');
        if (value !== 'sin dato') expect(error, `${id}: ${label}`).toMatch(/^± [\d,]+|^de [\d.]+ a /);
        const attribute = Object.entries(attributeOf).find(([name]) => name === label)?.[1];
        const known = attribute && ESTIMATE_ERRORS[attribute]?.of(laptop);
        if (known !== undefined && known !== null && attribute !== 'cpu') expect(error).toBe(`± ${known} puntos`);
      }
      const battery = estimates.find(({ label }) => label === 'Autonomía');
      const likely = laptop.likely.batteryHours.length > 0;
      if (laptop.batteryHours === null) expect(battery?.error !== '', id).toBe(likely);
    }
  });

  it('has an offer only where a Spanish shop was seen, a rating only where there is one', () => {
    for (const { id, seenInSpain, rating } of PAGES) {
      const { priceBasis, cost, priceDate, rating: real } = laptopOf(id);
      const isSpanish = priceBasis === 'listed-es' && !cost.doubtful;
      expect(seenInSpain).toEqual(isSpanish ? { price: cost.seenEur, date: priceDate } : null);
      expect(rating).toEqual(real);
    }
    expect(PAGES.some(({ seenInSpain }) => seenInSpain)).toBe(true);
    expect(CATALOGUE.laptops.some(({ rating }) => rating)).toBe(true);
  });
});
