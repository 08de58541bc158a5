/** What `/guias/{uso}-{presupuesto}` says. */
export interface Guide {
  slug: string;
  title: string;
}

/** What `/guias` lists. */
export interface GuideIndex {
  guides: readonly Guide[];
}
