import { isSpanishOffer } from '#advisor/rank/prices.ts';
import { describe, expect, it } from 'vitest';
import { wrongAbout } from '#tests/advisor/checks/stated-figures.ts';
import { describeSource } from '#catalogue/derive/source-words.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import { laptopOf, PAGES } from './pages.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const BROKEN = /undefined|NaN|Infinity|null|\s\s|\(\)|lo que has pedido|\{|\}/;

describe('every page', () => {
  it('has no empty, broken or unknown word', () => {
    const texts = PAGES.flatMap((page) => textsIn({ ...page, image: '', link: '', offers: [] }));
    expect(texts.filter((text) => BROKEN.test(text))).toEqual([]);
    const needed = PAGES.flatMap(({ lead, purchase, description }) => [lead, purchase.answer, description]);
    expect(needed).not.toContain('');
    expect(PAGES.filter(({ description }) => description.length > 159)).toEqual([]);
  });

  it('repeats no pro or con, and states no figure in them that is not its own', () => {
    const odd = PAGES.filter(({ pros, cons }) => new Set([...pros, ...cons]).size < pros.length + cons.length);
    expect(odd.map(({ id }) => id)).toEqual([]);
    expect(PAGES.flatMap(({ id, pros, cons }) => wrongAbout(laptopOf(id), [...pros, ...cons]))).toEqual([]);
  });

  it('names other configurations of the same machine only, with their own prices', () => {
    const wrong = PAGES.filter(({ id, configurations }) =>
      configurations.some(({ id: other, price }) => {
        const one = laptopOf(other);
        return other === id || one.chassis !== laptopOf(id).chassis || price !== totalCost(one);
      }),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(PAGES.some(({ configurations }) => configurations.length > 0)).toBe(true);
  });

  it('says the source of each fact in Spanish, with its kind and date', () => {
    const wrong = PAGES.flatMap(({ id, sheet }) =>
      Object.entries(laptopOf(id).sources)
        .filter(([field]) => field !== 'priceEur')
        .filter(([, { source, kind, date }]) => {
          const words = describeSource(source);
          return words === null || !sheet.some((row) => row.source === words && row.kind === kind && row.date === date);
        })
        .map(([field]) => `${id} ${field}`),
    );
    expect(wrong).toEqual([]);
    const sources = CATALOGUE.laptops.flatMap((laptop) => Object.values(laptop.sources).map(({ source }) => source));
    expect(sources.filter((source) => describeSource(source) === null)).toEqual([]);
  });

  it('gives each estimate its rule and error, and an unknown figure what it probably is', () => {
    const wrong = PAGES.flatMap(({ id, estimates }) => {
      const { likely, batteryHours, errors } = laptopOf(id);
      const errorOf = new Map(estimates.map(({ label, error }) => [label, error]));
      const isWhole = ({ value, error, rule }: (typeof estimates)[number]) =>
        rule !== '' && (value === 'sin dato' || /^± [\d,]+( h| %)$|^de [\d.]+ a |con su margen/.test(error));
      const chip = errors.cpu === null ? '' : `± ${Math.max(1, Math.round(errors.cpu * 100))} %`;
      const isRight =
        estimates.every(isWhole) &&
        errorOf.get('Rapidez del procesador') === chip &&
        (batteryHours !== null || (errorOf.get('Autonomía') !== '') === likely.batteryHours.length > 0);
      return isRight ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });

  it('compares speeds with known chips, never in points', () => {
    const texts = PAGES.flatMap(({ estimates }) => textsIn(estimates));
    expect(texts.filter((text) => / de 100|puntos/.test(text))).toEqual([]);
    const slow = PAGES.find(({ id }) => laptopOf(id).gpuIndex === 33.6);
    expect(slow?.estimates.find(({ label }) => label === 'Gráfica en juegos')?.value).toBe('como una RTX 3050');
  });

  it('has an offer only where a Spanish shop was seen, a rating only where there is one', () => {
    const wrong = PAGES.filter(({ id, seenInSpain, rating }) => {
      const { cost, priceDate, rating: real } = laptopOf(id);
      const isSeen = seenInSpain?.price === cost.seenEur && seenInSpain.date === priceDate;
      return rating !== real || (isSpanishOffer(laptopOf(id)) ? !isSeen : seenInSpain !== null);
    });
    expect(wrong).toEqual([]);
    expect(PAGES.some(({ seenInSpain }) => seenInSpain)).toBe(true);
    expect(PAGES.some(({ rating }) => rating)).toBe(true);
  });
});
