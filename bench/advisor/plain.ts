/** A plain scorer beside the engine: the same needs, no rules of choice. Rules that do no better are not worth their lines. */
import { ATTRIBUTES, expectedValue, possibleValues } from '#advisor/needs/attributes.ts';
import { needsOf } from '#advisor/needs/needs.ts';
import { isSpanishOffer } from '#catalogue/derive/cost.ts';
import { screenSizeOf, systemOf } from '#catalogue/derive/requirements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Fixture } from '#tests/advisor/checks/fixture.ts';
import { canDo, qualifyingAmong } from '#tests/advisor/checks/serving.ts';

/** What the whole budget costs, on the scale of the weighted values, whose sum is at most 1. */
const BUDGET_SPENT = 0.15;
/** More than all values together: laptops that miss a minimum come after all others. */
const CAPABLE = 2;

/** @returns Σ weight × value, with likely values where a figure is unknown */
export function benefitOf(laptop: Laptop, answers: Answers): number {
  const { weights, targets, systemFit, sizeFit } = needsOf(answers);
  const system = weights.system * (systemFit(systemOf(laptop)) ?? 0);
  const size = weights.size * (sizeFit(screenSizeOf(laptop)) ?? 0);
  return ATTRIBUTES.reduce((sum, attribute) => {
    const { curve } = targets[attribute];
    return sum + weights[attribute] * expectedValue(curve, possibleValues(laptop, attribute));
  }, system + size);
}

/** @param laptop as paid */
const scoreOf = (laptop: Laptop, answers: Answers): number =>
  benefitOf(laptop, answers) -
  (BUDGET_SPENT * laptop.priceEur) / answers.budget +
  CAPABLE * Number(canDo(laptop, answers));

/** @returns the fixture with an engine whose one card is the laptop sold in Spain with the highest score */
export function withPlainScorer({ engine, ...fixture }: Fixture): Fixture {
  const spanish = fixture.laptops.filter(isSpanishOffer);
  const recommend = (answers: Answers): ReturnType<typeof engine.recommend> => {
    const scored = qualifyingAmong(spanish, answers).map((one) => ({ id: one.id, score: scoreOf(one, answers) }));
    const [best] = scored.toSorted((one, other) => other.score - one.score);
    const laptop = fixture.byId.get(best?.id ?? '');
    const answer = engine.recommend(answers);
    const [card] = answer.cards;
    return { ...answer, cards: card && laptop ? [{ ...card, laptop }] : [] };
  };
  return { ...fixture, engine: { ...engine, recommend } };
}
