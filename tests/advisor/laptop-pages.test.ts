/** The pages of the whole catalogue, against the engine that they are made with. */
import { describe, expect, it } from 'vitest';
import { isSpanishOffer, totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { PURPOSES } from '#contract/answers.ts';
import { canDo } from '#tests/advisor/checks/serving.ts';
import { wrongAbout } from '#tests/advisor/checks/stated-figures.ts';
import { CATALOGUE, SHIPPED } from '#tests/support/shipped.ts';
import { laptopPagesOf } from '#words/laptop-page/laptop-pages.ts';
import { createStandings, formBudgetFor, plainAnswers } from '#words/laptop-page/standings.ts';

const PAGES = laptopPagesOf(CATALOGUE, {
  marketplace: { host: 'www.amazon.es', tag: '' },
  shops: { linkHosts: [] },
  now: Date.now,
});

function laptopOf(id: string): Laptop {
  const laptop = SHIPPED.byId.get(id);
  if (!laptop) throw new Error(`unknown: ${id}`);
  return laptop;
}

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

  it('is about games of a laptop made for them, and about home and office of an ordinary one, where it serves', () => {
    const usual = new Map([
      ['gaming', 'gaming'],
      ['all-rounder', 'office'],
    ]);
    const wrong = PAGES.filter(({ id, uses, use }) => {
      const purpose = usual.get(laptopOf(id).formFactor);
      return uses.some((one) => one.purpose === purpose && one.rank > 0) && use !== purpose;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
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

  it('says the source of each fact, with its kind and date', () => {
    const wrong = PAGES.flatMap(({ id, sheet }) =>
      Object.entries(laptopOf(id).sources)
        .filter(
          ([, { source, kind, date }]) =>
            !sheet.some((row) => row.source === source && row.kind === kind && row.date === date),
        )
        .map(([field]) => `${id} ${field}`),
    );
    expect(wrong).toEqual([]);
  });

  it('gives each estimate its rule and error, and an unknown figure what it probably is', () => {
    const wrong = PAGES.flatMap(({ id, estimates }) => {
      const { likely, batteryHours, errors } = laptopOf(id);
      const errorOf = new Map(estimates.map(({ label, error }) => [label, error]));
      const isWhole = ({ value, error, rule }: (typeof estimates)[number]) =>
        rule !== '' &&
        (value === 'sin dato' ||
          /^± [\d,]+( h| %)(; con pocos vatios, hasta un 25 % menos)?$|^de [\d.]+ a |con su margen/.test(error));
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
    const speedOf = (label: string, like: (laptop: Laptop) => boolean) =>
      PAGES.find(({ id }) => like(laptopOf(id)))?.estimates.find((row) => row.label === label)?.value;
    expect(speedOf('Gráfica en juegos', ({ gpuIndex }) => gpuIndex === 33.6)).toBe('lo normal en su chip');
    const errorOf = (gpuPowerW: number | null) =>
      PAGES.find(
        ({ id }) => laptopOf(id).gpuSeries === 'nvidia_rtx50' && laptopOf(id).gpuPowerW === gpuPowerW,
      )?.estimates.find((row) => row.label === 'Gráfica en juegos')?.error;
    expect(errorOf(null)).toMatch(/con pocos vatios, hasta un 25 % menos$/u);
    expect(errorOf(115)).not.toContain('vatios');
    // Within its error are slower ones too: the nearest is named.
    expect(speedOf('Rapidez del procesador', ({ cpu }) => /i7-13645HX/.test(cpu ?? ''))).toBe(
      'algo más que un Core i7-13700H',
    );
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

const { engine } = SHIPPED;

const standings = PAGES.flatMap(({ id, uses }) => uses.map((standing) => ({ id, ...standing })));
const placed = standings.filter(({ rank }) => rank > 0);
/** Some of them, because each is asked again. */
const sampled = placed.filter((_, index) => index % 23 === 0);

const budgetFor = (id: string): number => formBudgetFor(totalCost(laptopOf(id))) ?? 0;

describe('the uses of every laptop', () => {
  it('stand on a page for each laptop, and name all uses', () => {
    expect(PAGES.map(({ id }) => id).toSorted()).toEqual(CATALOGUE.laptops.map(({ id }) => id).toSorted());
    for (const { uses } of PAGES) expect(uses.map(({ purpose }) => purpose)).toEqual([...PURPOSES]);
  });

  it('say that it misses a minimum where it does, and why', () => {
    const wrong = standings.filter(({ id, purpose, place, lacks }) => {
      const can = canDo(laptopOf(id), { purposes: [purpose], priorities: [] });
      return (place === 'short') === can || (lacks === '') !== can;
    });
    expect(wrong).toEqual([]);
  });

  it('have a place only if it is sold in Spain', () => {
    expect(placed.filter(({ id }) => !isSpanishOffer(laptopOf(id)))).toEqual([]);
  });

  it('have the place that the answer and the judge give at the budget of its price', () => {
    expect(sampled.length).toBeGreaterThan(50);
    const wrong = sampled.filter(({ id, purpose, place, rank, of }) => {
      const answers = plainAnswers(purpose, budgetFor(id));
      const at = engine.recommend(answers).cards.findIndex(({ laptop }) => laptop.id === id);
      const judged = engine.judge(answers, laptopOf(id));
      const expected = at === 0 ? 'first' : at > 0 ? 'shown' : 'other';
      return place !== expected || judged.place !== rank || judged.of !== of;
    });
    expect(wrong).toEqual([]);
    expect(sampled.some(({ place }) => place === 'first')).toBe(true);
  });
});

describe('whether a laptop is a good purchase', () => {
  it('is what the judge says for its best use, with the same price and the same better laptop', () => {
    const judged = PAGES.filter(({ purchase }) => purchase.purpose !== null).filter((_, index) => index % 11 === 0);
    expect(judged.length).toBeGreaterThan(30);
    const wrong = judged.filter(({ id, purchase: { verdict, purpose, budget, below, rival } }) => {
      const again = engine.judge(plainAnswers(purpose ?? 'office', budget ?? 0), laptopOf(id));
      return (
        again.verdict !== verdict || again.below !== below || (again.better?.laptop.id ?? null) !== (rival?.id ?? null)
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is yes for a good one and no other, and unsure where Spain does not sell it', () => {
    const wrong = PAGES.filter(({ id, purchase: { verdict, answer } }) => {
      const laptop = laptopOf(id);
      if (verdict === 'unsure' || verdict === 'none') return isSpanishOffer(laptop) && verdict === 'unsure';
      return /^Para [^,:]+, sí/.test(answer) !== (verdict === 'good') || !isSpanishOffer(laptop);
    });
    expect(wrong.map(({ id, purchase }) => [id, purchase.answer])).toEqual([]);
  });

  it('orders all laptops: what wins most uses at its price first, what serves for nothing last', () => {
    const ids = createStandings(CATALOGUE.laptops)
      .bestFirst()
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(CATALOGUE.laptops.filter(isSpanishOffer).length);
    const wins = new Map(PAGES.map(({ id, uses }) => [id, uses.filter(({ rank }) => rank === 1).length]));
    const inOrder = ids.map((id) => wins.get(id) ?? 0);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
    const last = PAGES.find(({ id }) => id === ids.at(-1));
    expect(last?.uses.every(({ rank }) => rank === 0)).toBe(true);
  });
});
