import type { Offer } from '../offer.ts';

const HOUR_MS = 3_600_000;

/** Offers count as available, and a catalogue as up to date, for this long. */
export const FRESH_HOURS = 72;

/** @returns hours from one ISO time to another */
export const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

/** @returns whether an ISO time is within three days before `now` */
export const isRecent = (seenAt: string, now: string): boolean => hoursBetween(seenAt, now) <= FRESH_HOURS;

/** @returns the offer, marked as unavailable if it was last seen over three days before `now` */
export const asOf = (offer: Offer, now: string): Offer =>
  offer.available && !isRecent(offer.seenAt, now) ? { ...offer, available: false } : offer;
