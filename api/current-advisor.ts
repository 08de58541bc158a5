import type { ServedAdvisor } from '../words/served-advisor.ts';

/** An advisor whose catalogue can be replaced while it serves requests. */
export interface CurrentAdvisor extends ServedAdvisor {
  /** Takes effect with the next request. The replaced advisor still answers for laptops that only it knows. */
  replace: (next: ServedAdvisor) => void;
}

/** Answers from the newest catalogue; ids that only the previous one has are still answered. */
export function createCurrentAdvisor(first: ServedAdvisor): CurrentAdvisor {
  let current = first;
  let previous: ServedAdvisor | null = null;
  return {
    // A new object for each catalogue, so that caches of answers notice the change.
    get catalogue() {
      return current.catalogue;
    },
    get laptops() {
      return current.laptops;
    },
    columnsFor: (answers) => current.columnsFor(answers),
    recommend: (answers) => current.recommend(answers),
    more(request) {
      const now = current.more(request);
      if (previous === null || now.computers.length > 0) return now;
      const gone = request.filteredLaptops.filter((id) => current.laptop(id) === null);
      return gone.length === 0 ? now : previous.more({ ...request, filteredLaptops: gone });
    },
    counts: (answers) => current.counts(answers),
    laptop: (id) => current.laptop(id) ?? previous?.laptop(id) ?? null,
    market: (answers) => current.market(answers),
    compare: (request) => current.compare(request),
    names: () => current.names(),
    list: (query) => current.list(query),
    gone: (id) => current.gone(id),
    read: (text) => current.read(text),
    standing: (answers, id) => current.standing(answers, id) ?? previous?.standing(answers, id) ?? null,
    replace(next) {
      previous = current;
      current = next;
    },
  };
}
