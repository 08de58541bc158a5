import { factsText, leadText, stepTo, twinText } from '#words/guide/steps.ts';
import { needsAt } from '#words/guide/needs-at.ts';
import { trapsFor } from '#words/guide/traps.ts';
import { priceFactsOf } from '#words/sheet.ts';
import { PURPOSES } from '#contract/answers.ts';
import type { Guide, GuideCard } from '#contract/pages/guide.ts';
import { textAt } from '#contract/card-statements.ts';
import type { Computer } from '#contract/computer.ts';
import { guidePath } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { type GuideAnswer, answersFor, costOf, withShortNames } from './guide-answers.ts';
import { type EnginePage, pageOf, type Source } from './source.ts';

export function guidePages(source: Source): EnginePage[] {
  const uses = withShortNames(PURPOSES.map((purpose) => answersFor(source, purpose)));
  const all = uses.flat();
  return uses.flatMap((asked) =>
    asked.map((_one, index) => {
      const guide = guideOf(asked, index, all, source);
      return pageOf(source, guidePath(guide.slug), guide);
    }),
  );
}

function guideOf(asked: readonly GuideAnswer[], index: number, all: readonly GuideAnswer[], source: Source): Guide {
  const own = asked[index];
  if (!own) throw new Error('There is no such guide');
  const { purpose, laptops, recommendation, link, answers } = own;
  const [below, above] = [asked[index - 1], asked[index + 1]];
  return {
    slug: link.slug,
    purpose,
    budget: link.budget,
    code: encodeAnswers(answers),
    catalogue: source.advisor.catalogue,
    lead: leadText(own),
    caution: recommendation.caution && {
      text: recommendation.caution.text,
      guide: asked.find((one) => one.link.isCapable)?.link ?? null,
    },
    twin: twinOf(asked, own),
    needs: needsAt(purpose, laptops),
    cards: recommendation.computers.map((computer) => cardOf(computer, own)),
    rows: recommendation.target.map(({ label, points }) => ({ label, points })),
    below: below ? { text: stepTo(below, own), guide: below.link } : null,
    above: above ? { text: stepTo(above, own), guide: above.link } : null,
    enough: recommendation.enough ?? '',
    traps: trapsFor(purpose, laptops),
    ladder: asked.map((one) => one.link),
    others: all.filter((one) => one.link.budget === link.budget && one !== own).map((one) => one.link),
  };
}

/** The cheapest guide with the same winner. */
function twinOf(asked: readonly GuideAnswer[], own: GuideAnswer): Guide['twin'] {
  const first = asked.find((one) => one.laptop.id === own.laptop.id && one.link.isCapable);
  return first && first !== own && own.link.isCapable ? { text: twinText(first), guide: first.link } : null;
}

function cardOf(computer: Computer, own: GuideAnswer): GuideCard {
  const { id, name: model, shortName: name, image, pros, cons } = computer;
  const laptop = own.laptops.find((one) => one.id === id);
  if (!laptop) throw new Error(`The budget does not cover ${id}`);
  return {
    id,
    name,
    model,
    image,
    cost: costOf(computer),
    priceFacts: priceFactsOf(laptop),
    facts: factsText(laptop),
    verdict: textAt(computer, 'reason'),
    pros,
    cons,
  };
}
