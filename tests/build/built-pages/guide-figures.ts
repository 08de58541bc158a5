/** The figures of a guide, counted anew from the catalogue; its words are a golden file's. */
import type { Market } from '#advisor/market.ts';
import { needsOf } from '#advisor/needs.ts';
import { canDo, worthOf } from '#guarantees/benefit.ts';
import { gapOf } from '#guarantees/figures.ts';
import type { Fixture } from '#guarantees/fixture.ts';
import { asPaid, qualifyingAmong } from '#guarantees/oracle.ts';
import { eurosIn, needProblems, numbersIn, reachProblems, same, trapProblems, unless } from './guide-counts.ts';
import { guideAnswers } from '#build/built-pages/guide-asked.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Guide, GuideCard } from '#contract/built/guide.ts';
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
  const answers = guideAnswers(purpose, budget);
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
  const stepProblems = (step: Guide['below']): Problems => {
    if (!step) return [];
    const other = within(step.guide.budget);
    const told = figures(step.text);
    const counts = [other.able, other.qualifying.length];
    const winner = all.find(({ id }) => id === other.best);
    const gap = winner && Math.abs(gapOf(asPaid(winner, answers), asPaid(best, answers)));
    const isRight =
      told[0] === step.guide.budget &&
      (other.able === 0 || same(told.slice(-2), counts)) &&
      eurosIn(step.text)
        .slice(1)
        .every((euros) => euros === gap);
    return unless(isRight && other.best === step.guide.id, `step: ${step.text}`);
  };
  return [
    ...unless(
      same(figures(guide.lead), [laptops.length, budget, ...some, Math.round(totalCost(best))]),
      `lead: ${guide.lead}`,
    ),
    ...unless(guide.lead.includes(`: ${nameWithoutDetails(best.name)}, `), `lead: ${guide.lead}`),
    ...reachProblems(guide, laptops, best),
    ...needProblems(guide, laptops),
    ...trapProblems(guide, laptops),
    ...[...guide.ladder, ...guide.others].flatMap(({ id, price }) => {
      const laptop = byId.get(id);
      return unless(
        laptop !== undefined && same(numbersIn(price), [Math.round(totalCost(laptop))]),
        `winner: ${price}`,
      );
    }),
    ...guide.cards.flatMap((card) => cardProblems(card, byId.get(card.id))),
    ...stepProblems(guide.below),
    ...stepProblems(guide.above),
    ...(guide.twin
      ? unless(
          same(figures(guide.twin.text), [guide.twin.guide.budget]) && within(guide.twin.guide.budget).best === best.id,
          `twin: ${guide.twin.text}`,
        )
      : []),
    ...moneyProblems(guide, engine.market(answers), { names, qualifying, byId, best }),
    ...beyondProblems(guide, engine.market(answers), within(guide.below?.guide.budget ?? 0), { names, laptops, byId }),
  ];
}

interface Named {
  names: readonly string[];
  byId: ReadonlyMap<string, Laptop>;
}

/** Checks the market's steps with their prices, and the laptop that fits best at any price. */
function moneyProblems(
  { money, purpose, budget }: Guide,
  { more, less }: Market,
  { names, qualifying, byId, best }: Named & { qualifying: readonly Laptop[]; best: Laptop },
): Problems {
  const steps = [less, more].flatMap((step) => (step ? [step] : []));
  const answers = guideAnswers(purpose, budget);
  const needs = needsOf(answers);
  const able = qualifying.filter((laptop) => canDo(laptop, answers));
  const most = Math.max(...able.map((laptop) => worthOf(laptop, needs)));
  const paid = qualifying.find(({ id }) => id === best.id) ?? best;
  return money.flatMap((text, index) => {
    const euros = eurosIn(text);
    const step = steps[index];
    if (step) {
      const laptop = byId.get(step.laptop.id);
      const told = [laptop && totalCost(laptop), ...(step.over > 0 ? [step.over] : [])];
      return unless(text.startsWith(`${laptop?.name}, `) && euros.join() === told.join(), `money: ${text}`);
    }
    const dearest = able.find(({ name }) => text.includes(` es ${name}. `));
    const gap = dearest && Math.abs(gapOf(dearest, paid));
    const isBest = dearest !== undefined && dearest.id !== best.id && worthOf(dearest, needs) > most - 0.001;
    const isRight = numbersIn(text, names)[0] === budget && euros.slice(1).every((one) => one === gap);
    return unless(isBest && isRight, `money: ${text}`);
  });
}

/** Checks what the budget adds to the one before, where both have the same winner, and the next noticeable step. */
function beyondProblems(
  { beyond, below, budget, cards }: Guide,
  { enough, more }: Market,
  before: { qualifying: readonly Laptop[]; best: string | undefined },
  { names, laptops, byId }: Named & { laptops: readonly Laptop[] },
): Problems {
  if (!below) return unless(beyond === '', `beyond: ${beyond}`);
  const added = laptops.length - before.qualifying.length;
  const isSame = before.best === cards[0]?.id;
  const stepped = byId.get(more?.laptop.id ?? '');
  const expected = [
    ...(added > 0 && isSame ? [...(added > 1 ? [added] : []), below.guide.budget, budget] : []),
    ...(enough ? [enough.upTo, ...(enough.next === null ? [] : [enough.next])] : stepped ? [totalCost(stepped)] : []),
  ];
  // The market rounds the next price up.
  const told = numbersIn(beyond, names);
  const rounded = told.map((figure, index) => (enough?.next && index === told.length - 1 ? Math.ceil(figure) : figure));
  return unless(same(rounded, expected), `beyond: ${beyond}, not ${expected.join()}`);
}
