/** Compares all guides with the shipped catalogue: the advisor is asked again, and all laptops are counted again. */
import { describe, expect, it } from 'vitest';
import { createFixture } from '#tests/advisor/checks/fixture.ts';
import { clumsySentences } from '#tests/advisor/checks/plain-words.ts';
import { guideAnswers } from '#build/pages/guide-answers.ts';
import { guidePages } from '#build/pages/guide-pages.ts';
import { sourceOf } from '#build/pages/source.ts';
import { PURPOSES } from '#contract/answers.ts';
import { type Guide, type GuideLink, guideSchema } from '#contract/pages/guide.ts';
import { isSpanishOffer } from '#catalogue/derive/cost.ts';
import { GUIDE_BUDGETS, PURPOSE_WORDS } from '#src/lib/purpose-words.ts';
import { decodeAnswers } from '#src/lib/answers-code.ts';
import { textsOf } from '#tests/support/card-texts.ts';
import { expectFigures } from './guide-figures.ts';

const source = sourceOf({});
const { advisor } = source;
const fixture = createFixture(source.catalogue.laptops.filter(isSpanishOffer));
const pages = guidePages(source);
const guides = pages.map(({ data }) => guideSchema.parse(data));
const named = guides.map((guide) => [guide.slug, guide] as const);

const said = ({ traps, needs }: Guide): string => JSON.stringify([traps, needs]);

const winner = ({ cards: [best] }: Guide): string | undefined => best?.id;

describe('the guides', () => {
  it('are one for each use and budget, with addresses of their own that say which', () => {
    expect(guides).toHaveLength(PURPOSES.length * GUIDE_BUDGETS.length);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    for (const { slug, purpose, budget } of guides) {
      expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*-\d+$/);
      const use = PURPOSES.filter((one) => slug.replace(/-\d+$/, '') === PURPOSE_WORDS[one].slug);
      expect([use, Number(/\d+$/.exec(slug)?.[0])]).toEqual([[purpose], budget]);
    }
  });

  it.each(named)('%s says what the advisor answers when it is asked again', (_slug, guide) => {
    const answers = guideAnswers(guide.purpose, guide.budget);
    const { computers, target, caution, enough } = advisor.recommend(answers);
    expect(decodeAnswers(guide.code)).toEqual({ answers, whole: true, askable: true, shared: null });
    expect(guide.cards).toMatchObject(
      computers.map(({ id, name: model, shortName: name, pros, cons, ...card }) => {
        const { reason: verdict } = textsOf(card);
        return { id, name, model, verdict, pros, cons };
      }),
    );
    expect(guide.rows).toEqual(target.map(({ label, points }) => ({ label, points })));
    expect(guide.caution?.text).toBe(caution?.text);
    expect(guide.enough).toBe(enough ?? '');
  });

  it.each(named)('%s has no empty part and no hole in its words', (_slug, guide) => {
    const texts = [guide.lead, ...guide.traps];
    expect(texts.filter((text) => !/^\S.+\.$/u.test(text))).toEqual([]);
    expect(JSON.stringify(guide)).not.toMatch(/undefined|NaN|\{\w\}/);
    for (const part of [guide.needs, guide.cards, guide.rows, guide.traps, guide.ladder, guide.others])
      expect(part).not.toHaveLength(0);
  });

  it('lead from a budget that is too low to the first that is enough', () => {
    const warned = guides.filter(({ caution }) => caution);
    expect(warned.map(({ slug }) => slug)).toContain('juegos-500');
    for (const { caution, ladder } of warned) expect(caution?.guide).toEqual(ladder.find(({ isCapable }) => isCapable));
  });

  it('say where a cheaper one has the same winner', () => {
    for (const guide of guides.filter(({ caution }) => !caution)) {
      const isBefore = (one: GuideLink): boolean => one.budget < guide.budget && one.isCapable;
      expect(guide.twin?.guide).toEqual(guide.ladder.find((one) => isBefore(one) && one.id === winner(guide)));
    }
  });

  it('of one use differ', () => {
    expect(new Set(guides.map(said)).size).toBe(guides.length);
  });
});

it.each(named)('the figures of %s are those of the catalogue', (_slug, guide) => {
  expectFigures(guide, fixture);
  expect(clumsySentences([guide.lead])).toEqual([]);
});
