/** Offers count as available, and a catalogue as up to date, for this long after they were last seen. */
export const FRESH_HOURS = 72;

const HOUR_MS = 3_600_000;

/**
 * @param now milliseconds since 1970
 * @returns whether the offer may be shown; a time far in the future, from a wrong clock, counts as stale
 */
export const isCurrent = ({ seenAt }: { seenAt: string }, now: number): boolean =>
  Math.abs(now - Date.parse(seenAt)) <= FRESH_HOURS * HOUR_MS;
