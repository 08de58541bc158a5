/** How titles of shops are read: those that were set aside before the rules were written, and the feeds' labelled offers. */
import { describe, expect, it } from 'vitest';
import { READ_FIELDS } from '#contract/advert.ts';
import { createAdvertReader } from '#catalogue/reading/read-advert.ts';
import { ADVERT_FIGURES } from '#tests/support/advert-figures.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { LABELLED, titleOf } from '../feeds/labelled.ts';
import { FIELDS_READ, isHeldBack, outcomeOf, TITLES } from './titles.ts';

const { laptops } = CATALOGUE;
const read = createAdvertReader(CATALOGUE);

const LEAST_PRECISION = 0.98;
const LEAST_RECALL = 0.95;
const RECALLED: ReadonlySet<string> = new Set(['brand', 'cpu', 'ramGb', 'storageGb', 'gpu', 'screenInches']);

const held = TITLES.filter(isHeldBack).map((row) => ({ row, answer: read(row.title) }));

describe('titles that were set aside', () => {
  it('are as many as before', () => {
    const shops = new Set(TITLES.map(({ shop }) => shop)).size;
    expect({ titles: TITLES.length, shops, heldBack: held.length }).toEqual({
      titles: ADVERT_FIGURES.titles,
      shops: ADVERT_FIGURES.shops,
      heldBack: ADVERT_FIGURES.heldBack,
    });
  });

  it.each(READ_FIELDS.filter((field) => FIELDS_READ.includes(field)))(
    'are not read wrongly more often than before: %s',
    (field) => {
      const wrong = held.filter(({ row, answer }) => outcomeOf(field, answer, row).outcome === 'wrong');
      expect(wrong.length).toBeLessThanOrEqual(ADVERT_FIGURES.wrong[field] ?? 0);
    },
  );

  it.each(FIELDS_READ)('are read as a person does: %s', (column) => {
    const outcomes = held.map(({ row, answer }) => Object.assign({ row }, outcomeOf(column, answer, row)));
    const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    for (const { row, outcome, said } of outcomes) {
      if (outcome === 'wrong') console.log(`${row.title}: «${said}», not «${row[column]}»`);
    }
    const claimed = count('right') + count('wrong');
    expect(claimed === 0 ? 1 : count('right') / claimed).toBeGreaterThanOrEqual(LEAST_PRECISION);
    const there = claimed + count('missed');
    const recall = RECALLED.has(column) ? count('right') / there : 1;
    expect(recall).toBeGreaterThanOrEqual(LEAST_RECALL);
  });
});

describe('the labelled offers of the feeds', () => {
  const ids = new Set(laptops.map(({ id }) => id));
  const answers = LABELLED.filter(({ label }) => label !== 'skip').map((offer) => ({
    title: offer.title,
    label: ids.has(offer.label) ? offer.label : null,
    found: read(titleOf(offer)).known,
  }));

  it('are never taken for another laptop', () => {
    expect(answers).toHaveLength(ADVERT_FIGURES.unmistaken);
    expect(answers.filter(({ label, found }) => found !== null && found !== label)).toEqual([]);
  });

  it('are found by their title as often as before', () => {
    const ofKnown = answers.filter(({ label }) => label !== null);
    const found = ofKnown.filter(({ label, found: id }) => id === label);
    expect({ offers: ofKnown.length, found: found.length }).toEqual(ADVERT_FIGURES.known);
  });
});
