import type { Fit } from '#contract/computer.ts';

/** An answer of the advisor, which the build asks for (`build/showcase.ts`). */
export interface Showcase {
  id: string;
  name: string;
  shortName: string;
  price: string;
  /** When that price was seen: ISO day, month or year. */
  seen: string;
  but: string;
  asked: readonly string[];
  fit: Fit;
  image: string;
  verdict: string;
  priceNote: string;
  facts: readonly { label: string; value: string }[];
}

declare const CATALOGUE_SHOWCASE: Showcase;

/** The landing page's example. */
export const SHOWCASE = CATALOGUE_SHOWCASE;
