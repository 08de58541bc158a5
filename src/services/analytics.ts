/** Counts page views, without any data about the visitor. */
export interface Analytics {
  /** @param path the page's path, without parameters. Never throws. */
  pageView(path: string): void;
}
