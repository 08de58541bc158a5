/** The answers that the guides are written from, one for each use and budget. */
import type { Winner } from '#words/guide/steps.ts';
import { isSpanishOffer, totalCost } from '#catalogue/derive/cost.ts';
import { shortNames } from '#words/short-names.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, DEVICE_TYPES, NO_REQUIREMENTS, type Purpose } from '#contract/answers.ts';
import type { GuideLink } from '#contract/pages/guide.ts';
import type { Computer } from '#contract/computer.ts';
import type { Recommendation } from '#contract/recommendations.ts';
import { GUIDE_BUDGETS, guideSlug, PURPOSE_WORDS } from '#src/lib/purpose-words.ts';
import type { Source } from './source.ts';

/** One answer with the data that a guide is written from. */
export interface GuideAnswer extends Winner {
  purpose: Purpose;
  recommendation: Recommendation;
  /** All laptops that Spain sells within the budget. */
  laptops: readonly Laptop[];
  link: GuideLink;
}

export const guideAnswers = (purpose: Purpose, budget: number): Answers => ({
  deviceType: DEVICE_TYPES[0],
  purposes: [purpose],
  priorities: [],
  budget,
  requirements: NO_REQUIREMENTS,
});

/** @returns the answer for each budget with any laptop, lowest budget first */
export function answersFor(source: Source, purpose: Purpose): GuideAnswer[] {
  const asked: GuideAnswer[] = [];
  for (const budget of GUIDE_BUDGETS) {
    const one = answerFor(source, purpose, budget, asked.at(-1));
    if (one) asked.push(one);
  }
  return asked;
}

function answerFor(
  { advisor, engine, catalogue }: Source,
  purpose: Purpose,
  budget: number,
  before?: GuideAnswer,
): GuideAnswer | null {
  const answers = guideAnswers(purpose, budget);
  const recommendation = advisor.recommend(answers);
  const { counts } = engine.recommend(answers);
  const laptops = catalogue.laptops.filter((one) => isSpanishOffer(one) && totalCost(one) <= budget);
  const [best] = recommendation.computers;
  const laptop = laptops.find(({ id }) => id === best?.id);
  if (!best || !laptop) return null;
  const isCapable = counts.capable > 0;
  const price = priceIn(recommendation, best.id);
  return {
    answers,
    laptop,
    price,
    capable: counts.capable,
    qualifying: counts.qualifying,
    purpose,
    recommendation,
    laptops,
    link: {
      slug: guideSlug(PURPOSE_WORDS[purpose], budget),
      purpose,
      budget,
      id: best.id,
      shortName: best.name,
      price,
      cost: costOf(best),
      isCapable,
      isSame: before?.laptop.id === best.id && before.link.isCapable === isCapable,
    },
  };
}

export const costOf = ({ price, facts }: Computer): number => (price ?? 0) + facts.licence;

/** The price as in the target: «≈ 700 € con Windows». */
const priceIn = ({ target }: Recommendation, id: string): string =>
  target.find(({ criterion }) => criterion === 'price')?.points.find((point) => point.id === id)?.figure ?? '';

/** @returns the same answers, with their winners named as people say it */
export function withShortNames(uses: readonly (readonly GuideAnswer[])[]): GuideAnswer[][] {
  const nameOf = shortNames([...new Set(uses.flat().map(({ laptop }) => laptop))]);
  return uses.map((asked) => asked.map((one) => ({ ...one, link: { ...one.link, shortName: nameOf(one.laptop) } })));
}
