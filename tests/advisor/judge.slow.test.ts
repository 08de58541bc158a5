/** A laptop of the catalogue that is hidden from it and read from an advert, against its own record. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { createAdvisor } from '#advisor/advisor.ts';
import { atPrice } from '#catalogue/derive/cost.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { createAdvertReader } from '#catalogue/reading/read-advert.ts';
import type { Answers } from '#contract/answers.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { ADVERT_FIGURES } from '#tests/support/advert-figures.ts';
import type { ParsedAdvert } from '#contract/advert.ts';
import { paidBy } from '#advisor/judge/judged-case.ts';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { LABELLED, titleOf } from '#tests/catalogue/feeds/labelled.ts';
import { answersFor, readOf } from '#tests/support/advert.ts';

const { laptops, date } = loadCatalogue();
const whole = createAdvisor({ laptops, date });

const HIDDEN = 40;
const PROFILES = 6;
/** Of 100 laptops. */
const NEAR = 3;

const asked = fc.sample(profiles, { seed: 29, numRuns: HIDDEN * PROFILES });

/** A laptop that is hidden and read, and its record, for some answers. */
function besideRecord(own: Laptop, read: ParsedAdvert) {
  const others = laptops.filter((one) => one !== own);
  const advisor = createSpanishAdvisor({ laptops: others, date }, { marketplace: { host: 'www.amazon.es', tag: '' } });
  return (answers: Answers) => {
    const expected = whole.judge(answers, atPrice(paidBy(answers, own), own.priceEur));
    return { judged: advisor.judge({ read, answers }) ?? expected, expected };
  };
}

const isNear = (one: number | null, other: number | null, of: number): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) <= (NEAR / 100) * Math.max(100, of);

it('has the verdict of its record in 95 of 100 cases, and nearly its place', () => {
  let [verdicts, both] = [0, 0];
  for (let hidden = 0; hidden < HIDDEN; hidden += 1) {
    const own = laptops[(hidden * 331) % laptops.length];
    if (!own) continue;
    const judgeBoth = besideRecord(own, readOf(own));
    for (const [index, wanted] of asked.slice(hidden * PROFILES, (hidden + 1) * PROFILES).entries()) {
      const { judged, expected } = judgeBoth(answersFor(wanted, index, own));
      if (judged.verdict !== expected.verdict) continue;
      verdicts += 1;
      both += Number(isNear(judged.place, expected.place, judged.of));
    }
  }
  expect(verdicts / asked.length).toBeGreaterThanOrEqual(0.95);
  // Of five times as many it is 0.952: no advert tells the battery.
  expect(both / asked.length).toBeGreaterThanOrEqual(0.95);
}, 180_000);

it('has the verdict and place of its record by its shop’s title alone, as often as the method says', () => {
  const read = createAdvertReader({ laptops });
  const ofKnown = LABELLED.flatMap((offer) => {
    const own = laptops.find(({ id }) => id === offer.label);
    return own ? [{ own, said: read(titleOf(offer)).read }] : [];
  });
  const pairs = asked.flatMap((wanted, index) => {
    const one = ofKnown[index];
    if (!one) return [];
    const judgeBoth = besideRecord(one.own, { ...one.said, price: one.own.priceEur });
    return [judgeBoth(answersFor(wanted, index, one.own))];
  });
  const shareOf = (kept: typeof pairs) => kept.length / pairs.length;
  const same = pairs.filter(({ judged, expected }) => judged.verdict === expected.verdict);
  const near = same.filter(({ judged, expected }) => isNear(judged.place, expected.place, judged.of));
  const { sameVerdict, samePlace } = ADVERT_FIGURES.judged;
  expect(shareOf(same)).toBeGreaterThanOrEqual(sameVerdict - 0.015);
  // With one set of answers for each, not six.
  expect(shareOf(near)).toBeGreaterThanOrEqual(samePlace - 0.03);
}, 300_000);
