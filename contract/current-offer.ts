/** An offer is hidden if it has not been seen again for this long. */
const OFFER_LIFETIME_MS = 3 * 24 * 60 * 60_000;

/**
 * @param now milliseconds since 1970
 * @returns whether the offer may be shown; a time far in the future, from a wrong clock, counts as stale
 */
export const isCurrent = ({ seenAt }: { seenAt: string }, now: number): boolean =>
  Math.abs(now - Date.parse(seenAt)) <= OFFER_LIFETIME_MS;
