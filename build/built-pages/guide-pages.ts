import { dearestText, stepTo, twinText, type Winner } from '../../advisor/guide/steps.ts';
import { excessOf, needsAt, rarity, unusedFor } from '../../advisor/guide/needs-at.ts';
import { trapsFor } from '../../advisor/guide/traps.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Answers, DEVICE_TYPES, NO_REQUIREMENTS, type Purpose, PURPOSES } from '../../contract/answers.ts';
import type { BuiltPage } from '../../contract/built/built-page.ts';
import type { Guide, GuideCard, GuideLink } from '../../contract/built/guide.ts';
import type { Computer } from '../../contract/computer.ts';
import type { Market } from '../../contract/market.ts';
import type { Recommendation } from '../../contract/recommendations.ts';
import { guidePath, PATHS } from '../../src/config/paths.ts';
import { GUIDE_BUDGETS, guideSlug } from '../../src/content/guide-words.ts';
import { encodeAnswers } from '../../src/lib/answers-code.ts';
import type { Source } from './source.ts';

/** What a guide is written from. */
interface Asked extends Winner {
  purpose: Purpose;
  recommendation: Recommendation;
  market: Market;
  /** All that the budget buys. */
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

export function guidePages(source: Source): BuiltPage[] {
  const { catalogue } = source.advisor;
  const uses = PURPOSES.map((purpose) => ({ purpose, asked: askAll(source, purpose) }));
  const all = uses.flatMap(({ asked }) => asked);
  const pageOf = (path: string, content: BuiltPage['content']): BuiltPage => ({
    path,
    content,
    lastChanged: catalogue.date,
    indexed: true,
  });
  return [
    pageOf(PATHS.guides, {
      kind: 'guides',
      guides: {
        catalogue,
        uses: uses.map(({ purpose, asked }) => ({ purpose, guides: asked.map(({ link }) => link) })),
      },
    }),
    ...uses.flatMap(({ asked }) =>
      asked.map((_one, index) => {
        const guide = guideOf(asked, index, all, source);
        return pageOf(guidePath(guide.slug), { kind: 'guide', guide });
      }),
    ),
  ];
}

/** @returns the answer for each budget that buys anything, the lowest first */
function askAll(source: Source, purpose: Purpose): Asked[] {
  const asked: Asked[] = [];
  for (const budget of GUIDE_BUDGETS) {
    const one = ask(source, purpose, budget, asked.at(-1));
    if (one) asked.push(one);
  }
  return asked;
}

function ask({ advisor, catalogue }: Source, purpose: Purpose, budget: number, before?: Asked): Asked | null {
  const answers = guideAnswers(purpose, budget);
  const recommendation = advisor.recommend(answers);
  const market = advisor.market(answers);
  const ids = new Set(market.points.map(({ id }) => id));
  const laptops = catalogue.laptops.filter(({ id }) => ids.has(id));
  const [best] = recommendation.computers;
  const laptop = laptops.find(({ id }) => id === best?.id);
  if (!best || !laptop) return null;
  const isCapable = market.points.some((point) => point.capable);
  const price = priceIn(recommendation, best.id);
  return {
    answers,
    laptop,
    price,
    capable: market.points.filter((point) => point.capable).length,
    qualifying: laptops.length,
    purpose,
    recommendation,
    market,
    laptops,
    link: {
      slug: guideSlug(purpose, budget),
      purpose,
      budget,
      id: best.id,
      name: best.name,
      price,
      cost: costOf(best),
      isCapable,
      isSame: before?.laptop.id === best.id && before.link.isCapable === isCapable,
    },
  };
}

const costOf = ({ price, facts }: Computer): number => price + facts.licence;

/** As the target writes it: «≈ 700 € con Windows» */
const priceIn = ({ target }: Recommendation, id: string): string =>
  target.find(({ criterion }) => criterion === 'price')?.points.find((point) => point.id === id)?.figure ?? '';

function guideOf(asked: readonly Asked[], index: number, all: readonly Asked[], { advisor }: Source): Guide {
  const own = asked[index];
  if (!own) throw new Error('There is no such guide');
  const { purpose, laptops, recommendation, market, link, answers } = own;
  const [, lead = ''] = recommendation.explanation.split(/(?<=\.) /u);
  const [counts = ''] = recommendation.reason.split('\n');
  const [below, above] = [asked[index - 1], asked[index + 1]];
  return {
    slug: link.slug,
    purpose,
    budget: link.budget,
    code: encodeAnswers(answers),
    catalogue: advisor.catalogue,
    lead,
    counts,
    caution: recommendation.caution && {
      text: recommendation.caution.text,
      guide: asked.find((one) => one.link.isCapable)?.link ?? null,
    },
    twin: twinOf(asked, own),
    needs: needsAt(purpose, laptops),
    ...rarity(purpose, laptops),
    cards: recommendation.computers.map((computer) => cardOf(computer, recommendation)),
    rows: recommendation.target.map(({ label, points }) => ({ label, points })),
    money: moneyOf(own),
    below: below ? { text: stepTo(below, own), guide: below.link } : null,
    above: above ? { text: stepTo(above, own), guide: above.link } : null,
    enough: market.enough?.text ?? '',
    excess: excessOf(purpose, laptops),
    unused: unusedFor(purpose),
    traps: trapsFor(purpose, laptops),
    ladder: asked.map((one) => one.link),
    others: all.filter((one) => one.link.budget === link.budget && one !== own).map((one) => one.link),
  };
}

/** The cheapest guide with the same winner. */
function twinOf(asked: readonly Asked[], own: Asked): Guide['twin'] {
  const first = asked.find((one) => one.laptop.id === own.laptop.id && one.link.isCapable);
  return first && first !== own && own.link.isCapable ? { text: twinText(first), guide: first.link } : null;
}

/** A little more and less, and the most that fits; without what would say the same twice. */
function moneyOf(own: Asked): string[] {
  const { market, laptops } = own;
  const { more, less, frontier, points } = market;
  const last = points.find(({ id }) => id === frontier.at(-1));
  const dearest = laptops.find(({ id }) => id === last?.id);
  const isOther = dearest && last?.capable && dearest.id !== own.laptop.id && dearest.id !== more?.id;
  return [...(less ? [less.text] : []), ...(more ? [more.text] : []), ...(isOther ? [dearestText(dearest, own)] : [])];
}

const cardOf = (computer: Computer, recommendation: Recommendation): GuideCard => {
  const { id, name, image, verdict, fit, pros, cons } = computer;
  return {
    id,
    name,
    image,
    price: priceIn(recommendation, id),
    cost: costOf(computer),
    verdict,
    fit,
    pros,
    cons,
  };
};
