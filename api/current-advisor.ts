import type { ServedAdvisor } from '../words/served-advisor.ts';

/** An advisor whose catalogue changes while it is in use. */
export interface CurrentAdvisor extends ServedAdvisor {
  /** From the next request on. The replaced one still answers for laptops that only it knows. */
  replace: (next: ServedAdvisor) => void;
}

/** Answers by the newest catalogue; ids that visitors have from the one before still lead somewhere. */
export function createCurrentAdvisor(first: ServedAdvisor): CurrentAdvisor {
  let current = first;
  let previous: ServedAdvisor | null = null;
  return {
    // A new object with each catalogue, so that whoever remembers answers sees the change.
    get catalogue() {
      return current.catalogue;
    },
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
    standing: (answers, id) => current.standing(answers, id) ?? previous?.standing(answers, id) ?? null,
    replace(next) {
      previous = current;
      current = next;
    },
  };
}
