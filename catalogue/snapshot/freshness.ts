import type { Offer } from '../offer.ts';

const HOUR_MS = 3_600_000;

/** For this long an offer counts as available after it was last seen, and a catalogue as kept up after its refresh. */
export const FRESH_HOURS = 72;

/** @returns hours from one ISO time to another */
export const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

/** @returns whether an ISO time is within three days before `now` */
export const isRecent = (seenAt: string, now: string): boolean => hoursBetween(seenAt, now) <= FRESH_HOURS;

/** @returns the offer, not available when it was last seen over three days before `now` */
export const asOf = (offer: Offer, now: string): Offer =>
  offer.available && !isRecent(offer.seenAt, now) ? { ...offer, available: false } : offer;
