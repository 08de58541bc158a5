/** One of the pages of `/portatiles` for readers without scripts. */
export interface LaptopList {
  /** From 1. */
  page: number;
  pages: number;
  laptops: readonly { id: string; name: string }[];
}
