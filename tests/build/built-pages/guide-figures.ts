/** What a guide counts and whom it names, anew from the catalogue. Its sentences are a golden file's. */
import { canDo } from '#guarantees/benefit.ts';
import type { Fixture } from '#guarantees/fixture.ts';
import { qualifyingAmong } from '#guarantees/oracle.ts';
import { needProblems, numbersIn, reachProblems, same, unless } from './guide-counts.ts';
import { guideAnswers } from '#build/built-pages/guide-asked.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Guide, GuideCard, GuideLink } from '#contract/built/guide.ts';
import { nameWithoutDetails } from '#contract/laptop-name.ts';

type Problems = string[];

function cardProblems(card: GuideCard, laptop: Laptop | undefined): Problems {
  if (!laptop) return [`not in the catalogue: ${card.id}`];
  const { screenInches, weightKg, year, cost } = laptop;
  const kilograms = weightKg === null ? null : Math.round(weightKg * 100) / 100;
  return [
    ...unless(
      card.cost === totalCost(laptop) && card.priceFacts.licence === cost.licenceEur,
      `price: ${card.cost} with ${card.priceFacts.licence}`,
    ),
    ...unless(
      same(
        numbersIn(card.facts),
        [screenInches, kilograms, year].flatMap((one) => one ?? []),
      ),
      card.facts,
    ),
  ];
}

/** @returns the figures of a guide that are wrong */
export function guideProblems(guide: Guide, { engine, laptops: all, byId }: Fixture): Problems {
  const { purpose, budget } = guide;
  const names = all.flatMap(({ name }) => [name, nameWithoutDetails(name)]).toSorted((a, b) => b.length - a.length);
  const figures = (text: string): number[] => numbersIn(text, names);
  const within = (euros: number): { qualifying: readonly Laptop[]; able: number; best: string | undefined } => {
    const asked = guideAnswers(purpose, euros);
    const qualifying = qualifyingAmong(all, asked);
    const able = qualifying.filter((laptop) => canDo(laptop, asked)).length;
    return { qualifying, able, best: engine.recommend(asked).cards[0]?.laptop.id };
  };
  const { qualifying, able, best: bestId } = within(budget);
  const best = byId.get(bestId ?? '');
  if (!best) return ['no winner'];
  const laptops = qualifying.flatMap(({ id }) => byId.get(id) ?? []);
  const some = able > 1 && able < laptops.length ? [able] : [];
  const linkProblems = (linked: { guide: GuideLink } | null, winner: string | undefined): Problems =>
    unless(!linked || within(linked.guide.budget).best === winner, `winner with ${linked?.guide.budget}`);
  return [
    ...unless(
      same(figures(guide.lead), [laptops.length, budget, ...some, Math.round(totalCost(best))]),
      `lead: ${guide.lead}`,
    ),
    ...unless(guide.lead.includes(`: ${nameWithoutDetails(best.name)}, `), `lead: ${guide.lead}`),
    ...reachProblems(guide, laptops),
    ...needProblems(guide, laptops),
    ...[...guide.ladder, ...guide.others].flatMap(({ id, price }) => {
      const laptop = byId.get(id);
      return unless(
        laptop !== undefined && same(numbersIn(price), [Math.round(totalCost(laptop))]),
        `winner: ${price}`,
      );
    }),
    ...guide.cards.flatMap((card) => cardProblems(card, byId.get(card.id))),
    ...linkProblems(guide.below, guide.below?.guide.id),
    ...linkProblems(guide.above, guide.above?.guide.id),
    ...linkProblems(guide.twin, best.id),
  ];
}
