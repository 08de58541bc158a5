/**
 * Prices that the build wrote into the page, to be found and corrected later (`newer-prices.ts`). Without the setting
 * nothing marks them.
 */
import SOURCES from '#src/content/showcase-sources.json' with { type: 'json' };

const sourceOf = (name: string) => new Map(Object.entries(SOURCES)).get(name);

/** @param name the laptop's */
export function writtenPrice(name: string) {
  if (import.meta.env.VITE_LIVING_CATALOGUE !== 'true') return {};
  const { id, seen } = sourceOf(name) ?? {};
  // A price may be corrected before hydration, which then must not complain.
  return { 'data-price-of': id, 'data-seen': seen, suppressHydrationWarning: true };
}

export function writtenNote(name: string) {
  if (import.meta.env.VITE_LIVING_CATALOGUE !== 'true') return {};
  return { 'data-note-of': sourceOf(name)?.id, suppressHydrationWarning: true };
}

declare global {
  interface ImportMetaEnv {
    readonly VITE_LIVING_CATALOGUE?: string;
  }
}
