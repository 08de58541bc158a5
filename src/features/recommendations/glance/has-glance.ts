import type { StoredRecommendations } from '#src/services/remembered.ts';

/** Whether the target has a point for each of the laptops; one of them may have been unreadable. */
export function hasGlance({ computers, target }: Pick<StoredRecommendations, 'computers' | 'target'>): boolean {
  const ids = computers.map(({ id }) => id).join();
  return target.length > 0 && target.every(({ points }) => points.map(({ id }) => id).join() === ids);
}
