/** Counting which pages are read; nothing about who reads them. */
export interface Analytics {
  /** @param path the page's path, without parameters. Never throws. */
  pageView(path: string): void;
}
