import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseCards } from '#advisor/choose.ts';
import { buildColumns } from '#advisor/columns.ts';
import { confidenceOf, DRAWS, drawUtilities } from '#advisor/confidence.ts';
import { withFirstCard } from '#advisor/first-card.ts';
import { createScratch, shortlist } from '#advisor/shortlist.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';

/** With 28 rivals and 12 hopeful ones 0.07 is the most over 900 laptops, with 20 and 10 0.12. */
const TOLERANCE = 0.1;

const columns = buildColumns(CATALOGUE.laptops, true);
const scratch = createScratch(columns);

describe('the confidence', () => {
  it('is not much higher than it would be with every machine as a rival', () => {
    const excesses = fc.sample(profiles, { seed: 25, numRuns: 120 }).flatMap((answers) => {
      const list = withFirstCard(shortlist(columns, answers, scratch));
      const cards = chooseCards(list);
      if (cards.length === 0) return [];
      const shown = cards.map(({ row }) => row);
      const machines = new Set(shown.map((row) => columns.chassis[row]));
      const rivals = [...list.bestOfChassis].filter((row) => row >= 0 && !machines.has(columns.chassis[row]));
      // The draws do not depend on the other laptops.
      const draws = drawUtilities(list, [...shown, ...rivals]);
      return confidenceOf(list, cards).map(({ first }, index) => {
        const won = draws.filter((utilities) => utilities.every((other) => other <= (utilities[index] ?? 0)));
        return first - won.length / DRAWS;
      });
    });
    expect(excesses.length).toBeGreaterThan(180);
    expect(excesses.filter((excess) => excess > TOLERANCE)).toEqual([]);
  });
});
