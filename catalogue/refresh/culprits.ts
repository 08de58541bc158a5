/** Finds which of several suspects make a check fail. Pure. */

/**
 * @returns the smallest count from 1 on for which the check passes without that many first suspects; it has to pass
 *   without all
 */
function shortestStart(count: number, passesWithout: (first: number) => boolean): number {
  let fails = 0;
  let passes = count;
  while (passes - fails > 1) {
    const middle = Math.floor((fails + passes) / 2);
    if (passesWithout(middle)) passes = middle;
    else fails = middle;
  }
  return passes;
}

/**
 * Finds culprits one by one: the last of the shortest prefix without which the check passes is one; the search
 * continues in the suspects before it.
 * @param suspects most likely first; the check fails with all and passes without any of them
 * @param most maximum number of culprits
 * @returns the suspects to leave out; `null` if there are more culprits than that
 */
export function culpritsAmong<T>(
  suspects: readonly T[],
  passesWithout: (left: readonly T[]) => boolean,
  most: number,
): readonly T[] | null {
  const culprits: T[] = [];
  let left = suspects;
  do {
    if (culprits.length === most) return null;
    const start = left;
    const count = shortestStart(start.length, (first) => passesWithout([...culprits, ...start.slice(0, first)]));
    culprits.push(...start.slice(count - 1, count));
    left = start.slice(0, count - 1);
  } while (left.length > 0 && !passesWithout(culprits));
  return culprits;
}
