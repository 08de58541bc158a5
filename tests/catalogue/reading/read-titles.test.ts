/** How titles of shops are read: those that were set aside before the rules were written, and the feeds' labelled offers. */
import { describe, expect, it } from 'vitest';
import { createAdvertReader } from '#catalogue/reading/read-advert.ts';
import { ADVERT_FIGURES } from '#tests/support/advert-figures.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { LABELLED, titleOf } from '../feeds/labelled.ts';
import { FIELDS_READ, isHeldBack, type Outcome, outcomeOf, TITLES } from './titles.ts';

const { laptops } = CATALOGUE;
const read = createAdvertReader(CATALOGUE);

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

  it.each(FIELDS_READ)('are read as a person does, and not more often wrongly than before: %s', (column) => {
    const outcomes = held.map(({ row, answer }) => Object.assign({ row }, outcomeOf(column, answer, row)));
    const those = (...wanted: Outcome[]) => outcomes.filter(({ outcome }) => wanted.includes(outcome));
    const wrong = those('wrong').map(({ row, said }) => `${row.title}: «${said}», not «${row[column]}»`);
    const before = column === 'kind' ? 0 : (ADVERT_FIGURES.wrong[column] ?? 0);
    expect(wrong.length > before ? wrong : []).toEqual([]);
    const recall = those('right').length / those('right', 'wrong', 'missed').length;
    expect(RECALLED.has(column) ? recall : 1).toBeGreaterThanOrEqual(LEAST_RECALL);
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
