import { FRESH_HOURS } from '../../contract/current-offer.ts';
import type { Offer } from '../offer.ts';

const HOUR_MS = 3_600_000;

/** @returns hours from one ISO time to another */
export const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

/** @returns whether an ISO time is fresh at `now` */
const isFresh = (seenAt: string, now: string): boolean => hoursBetween(seenAt, now) <= FRESH_HOURS;

/** @returns the offer, marked as unavailable if it was not seen lately */
export const asOf = (offer: Offer, now: string): Offer =>
  offer.available && !isFresh(offer.seenAt, now) ? { ...offer, available: false } : offer;
