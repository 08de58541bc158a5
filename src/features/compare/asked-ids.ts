import { COMPARED } from '#contract/compared-count.ts';
import { IDS_PARAMETER } from '#src/config/compare-path.ts';

export interface Asked {
  /** What may be laptops of the catalogue: at most four, each once. */
  ids: readonly string[];
  /** What cannot be one. */
  strange: readonly string[];
  /** How many more were asked for than are compared. */
  tooMany: number;
}

/** The catalogue's ids; nothing else is sent to the API. */
const ID = /^[a-z0-9-]{1,120}$/;

/** Reads an address like `/comparar?ids=a,b`, which anybody may have written. */
export function askedIds(search: string): Asked {
  const written = new URLSearchParams(search).getAll(IDS_PARAMETER).flatMap((list) => list.split(','));
  const wanted = [...new Set(written.map((id) => id.trim()).filter((id) => id !== ''))];
  const possible = wanted.filter((id) => ID.test(id));
  const ids = possible.slice(0, COMPARED.max);
  return { ids, strange: wanted.filter((id) => !ID.test(id)), tooMany: possible.length - ids.length };
}
