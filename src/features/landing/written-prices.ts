/**
 * Prices that the build wrote into the page, to be found and corrected later (`newer-prices.ts`). Without the setting
 * nothing marks them.
 */
export const isLiving = (): boolean => import.meta.env.VITE_LIVING_CATALOGUE === 'true';

/** React keeps what was corrected before it took over. */
const KEPT = { suppressHydrationWarning: true };

/** @param date ISO day, month or year in which the price was seen */
export const writtenPrice = (id: string, date: string) =>
  isLiving() ? { 'data-price-of': id, 'data-seen': date, ...KEPT } : {};

export const writtenNote = (id: string) => (isLiving() ? { 'data-note-of': id, ...KEPT } : {});

declare global {
  interface ImportMetaEnv {
    readonly VITE_LIVING_CATALOGUE?: string;
  }
}
