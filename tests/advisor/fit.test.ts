/** How close each card comes to what was asked for, over random answers and the shipped catalogue. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseCards } from '#advisor/choose/choose-cards.ts';
import { fitOf } from '#advisor/explain/target.ts';
import { createMarket } from '#advisor/rank/ranking.ts';
import { needsOf } from '#advisor/needs/needs.ts';
import { laptop as made } from '#tests/support/laptops.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { profiles } from './checks/profiles.ts';

const market = createMarket(SHIPPED.laptops);
const answers = fc.sample(profiles, { seed: 1, numRuns: 300 }).map((one) => market.rank(one));

/** More than the rules of the first card give up, such as those that keep enough of the use's main figure. */
const CLEARLY = 0.15;

it('the fit of a card that costs no more than the first one is never clearly closer', () => {
  const closer = answers.flatMap((ranking) => {
    const [first, ...others] = chooseCards(ranking);
    if (!first?.isCapable) return [];
    const most = fitOf(first.laptop, ranking.needs) + CLEARLY;
    return others.filter(({ laptop, price }) => price <= first.price && fitOf(laptop, ranking.needs) > most);
  });
  expect(closer.map(({ laptop }) => laptop.name)).toEqual([]);
});

it('the fit is never full where a figure is unknown that a priority asks for', () => {
  const needs = needsOf({ purposes: ['office'], priorities: ['battery'] });
  const plain = made('a', { cpuIndex: 90, batteryHours: 15 });
  const known = fitOf(plain, needs);
  const unknown = fitOf({ ...plain, batteryHours: null, likely: { ...plain.likely, batteryHours: [15, 16] } }, needs);
  expect(known).toBeGreaterThan(0.9);
  expect(unknown).toBe(0.7);
});
