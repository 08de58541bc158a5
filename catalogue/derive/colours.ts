import type { Fact } from '../facts/fact.ts';
import type { LaptopRecord } from '../laptop-record.ts';

/**
 * Apple states P3 for every MacBook Air and Pro, and sRGB for the MacBook Neo. Samsung states P3 for the OLED panels that
 * it makes for laptops.
 * @returns the colours of the panel as a fact; `null` if its kind does not tell them
 */
export function colourFact({ id, brand, model, panel }: LaptopRecord): Fact | null {
  const fact = { laptop: id, value: 100, date: '2026-11-22' };
  if (brand === 'Apple') {
    const source = 'ficha de Apple, copiada en un repositorio público';
    return { ...fact, field: model.startsWith('MacBook Neo') ? 'srgbPct' : 'p3Pct', kind: 'published', source };
  }
  const source = 'Samsung, de sus paneles OLED para portátiles, según techspot.com';
  return panel === 'oled' ? { ...fact, field: 'p3Pct', kind: 'estimated', source } : null;
}
