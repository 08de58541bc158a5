import { expect, it } from 'vitest';
import { type EvidencedFacts, evidenceChips } from '#src/lib/evidence-words.ts';

const SEEN: EvidencedFacts = { priceKind: 'seen', priceDate: '2026-10-02', keyboard: 'es', os: 'windows' };
const chips = (facts: Partial<EvidencedFacts>) =>
  evidenceChips({ ...SEEN, ...facts }, Date.parse('2026-11-22')).map(({ is, words }) => `${is}: ${words}`);

it('a laptop of a Spanish shop with all facts has a «yes» in each chip', () => {
  expect(chips({})).toEqual(['yes: Visto en España, oct. 2026', 'yes: Teclado español', 'yes: Con Windows']);
});

it.each([
  [{ priceKind: 'estimated', priceCountry: 'es' }, 'yes: Visto en España, oct. 2026'],
  [{ priceDate: '2026-04' }, 'aged: Visto en España, abr. 2026'],
  [{ priceKind: 'estimated', priceCountry: 'es', priceDate: '2025-03' }, 'unknown: Visto en España, mar. 2025'],
  [{ priceKind: 'estimated', priceCountry: 'pl' }, 'no: Solo visto en Polonia, oct. 2026'],
  // Saved before the country was.
  [{ priceKind: 'estimated', priceDate: '' }, 'unknown: Precio orientativo'],
  [{ keyboard: 'other' }, 'no: Teclado extranjero'],
  [{ keyboard: null }, 'unknown: Teclado sin confirmar'],
  [{ os: 'none' }, 'no: Sin Windows'],
  [{ os: 'macOS' }, 'no: macOS, no Windows'],
  [{ os: null }, 'unknown: Sistema sin confirmar'],
  [{ resolution: null }, 'unknown: Resolución sin confirmar'],
] as const)('of %j it says %s', (facts, words) => {
  expect(chips(facts)).toContain(words);
});

it('facts that were not saved have no chip', () => {
  expect(evidenceChips({ priceKind: null, priceDate: '' })).toEqual([]);
});
