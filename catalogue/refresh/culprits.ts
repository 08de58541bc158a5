/** Which of several suspects make a check fail. Pure. */

/** @returns the least number from 1 on of the first suspects without which the check passes; without all it does */
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
 * Finds culprits one by one: the last of the shortest start without which the check passes is one, and so on among those
 * before it.
 * @param suspects the likeliest first; the check fails with all and passes without any of them
 * @param most culprits that are looked for
 * @returns those without which the check passes; `null` when there are more
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
