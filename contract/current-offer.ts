/** An offer that was not seen again for this long is no longer shown. */
const OFFER_LIFETIME_MS = 3 * 24 * 60 * 60_000;

/** @param now milliseconds since 1970; a time far in the future, from a wrong clock, does not count as fresh */
export const isCurrent = ({ seenAt }: { seenAt: string }, now: number): boolean =>
  Math.abs(now - Date.parse(seenAt)) <= OFFER_LIFETIME_MS;
