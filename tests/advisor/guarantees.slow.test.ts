import { describe, expect, it } from 'vitest';
import { brokenGuarantees } from '#guarantees/guarantees.ts';
import { loadCatalogue } from '#catalogue/load.ts';

const { laptops } = loadCatalogue();
/** Too expensive for any persona. */
const dear = laptops.map((laptop) => ({ ...laptop, priceEur: laptop.priceEur * 3 }));

const TIMEOUT_MS = 120_000;

describe('the guarantees over another catalogue', () => {
  it('hold for the embedded one', { timeout: TIMEOUT_MS }, () => {
    expect(brokenGuarantees(laptops, laptops)).toEqual([]);
  });

  it('are broken where an expert would no longer accept the first cards', { timeout: TIMEOUT_MS }, () => {
    expect(brokenGuarantees(laptops, dear).join('\n')).toContain('an expert would accept');
  });

  it('are not broken again by the catalogue that follows', { timeout: TIMEOUT_MS }, () => {
    expect(brokenGuarantees(dear, dear).join('\n')).not.toContain('an expert would accept');
  });
});
