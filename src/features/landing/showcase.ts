/** The landing page's example: an answer of the advisor, which the build asks for (`build/showcase.ts`). */
interface ShownLaptop {
  id: string;
  name: string;
  shortName: string;
  price: string;
  /** When that price was seen: ISO day, month or year. */
  seen: string;
  but: string;
}

export interface Showcase extends ShownLaptop {
  catalogueSize: number;
  asked: readonly string[];
  image: string;
  verdict: string;
  priceNote: string;
  facts: readonly { label: string; value: string }[];
  /** The best laptops for other answers, no laptop or «pero» twice. */
  others: readonly ShownLaptop[];
}
