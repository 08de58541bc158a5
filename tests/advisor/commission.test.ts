/** The page of the method names this file as the proof that commissions do not move the order. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Offer } from '#catalogue/offer.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import type { Answers } from '#contract/answers.ts';

const SHOPS = [
  ['PcComponentes', 'https://www.pccomponentes.com/p/'],
  ['Coolmod', 'https://www.coolmod.com/p/'],
  ['Amazon', 'https://www.amazon.es/dp/'],
] as const;
const NOW = Date.parse('2026-11-22T10:00:00Z');

const { laptops, date } = CATALOGUE;
const buyers = fc.sample(profiles, { seed: 1, numRuns: 40 });

function offerOf({ id, priceEur }: Laptop, index: number): Offer {
  const [shop, link] = SHOPS[index % SHOPS.length] ?? SHOPS[0];
  const seenAt = new Date(NOW).toISOString();
  return { shop, priceEur, available: true, link: link + id, seenAt };
}

/** Every third laptop earns a commission: it has an offer, or a place in the shop that pays by `tag`. */
const paid = laptops.map((laptop, index): Laptop =>
  index % 3 === 0
    ? { ...laptop, offers: [offerOf(laptop, index)], marketId: 'B0ABCDEFGH' }
    : { ...laptop, offers: [], marketId: null },
);

const advisorFor = (of: readonly Laptop[], tag: string) =>
  createSpanishAdvisor({ laptops: of, date }, { marketplace: { host: 'www.amazon.es', tag }, now: () => NOW });

/** The cards in their order, and everything below them. */
function orderOf(advisor: ReturnType<typeof createSpanishAdvisor>, answers: Answers): string[] {
  const { computers, filteredLaptops } = advisor.recommend(answers);
  const { computers: further } = advisor.more({ userInput: answers, filteredLaptops, count: 6 });
  return [...computers, ...further].map(({ id, role }) => `${id} ${role}`).concat(filteredLaptops);
}

const [nobody, one, another] = [
  advisorFor(laptops, ''),
  advisorFor(paid, 'atinado-21'),
  advisorFor(paid.toReversed(), 'another-21'),
];

it('what shops pay us reaches the links', () => {
  const answered = buyers.map((answers) => one.recommend(answers).computers).find(({ length }) => length > 0);
  expect(answered?.[0]?.link).toContain('atinado-21');
});

it('what shops pay us does not change which laptops are shown, nor their order', () => {
  expect(buyers.filter((answers) => orderOf(nobody, answers).length > 0).length).toBeGreaterThan(0);
  for (const answers of buyers) {
    const order = orderOf(nobody, answers);
    expect(orderOf(one, answers)).toEqual(order);
    expect(orderOf(another, answers)).toEqual(order);
  }
});
