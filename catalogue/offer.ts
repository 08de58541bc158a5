/** Shop offers of a laptop and its price history. */
import { isOfferCurrent } from '../contract/offers.ts';

/** No laptop costs less or more; in euros. */
export const LEAST_EUR = 80;
export const MOST_EUR = 12_000;

export interface Offer {
  /** The shop's name for visitors: «PcComponentes». */
  readonly shop: string;
  readonly priceEur: number;
  /** Whether it is in stock and was seen lately. */
  readonly available: boolean;
  /** https address of the product's page. */
  readonly link: string;
  /** ISO day and time of the last sighting. */
  readonly seenAt: string;
}

/** @returns the ISO day of an ISO time */
export const dayOf = (time: string): string => time.slice(0, '2026-11-22'.length);

/** The ISO day of a price change and the new price in euros; at most one per day, oldest first. */
export type PricePoint = readonly [day: string, priceEur: number];

/** All maps are by laptop id. */
export interface LiveOffers {
  readonly offers: Readonly<Record<string, readonly Offer[]>>;
  readonly history: Readonly<Record<string, readonly PricePoint[]>>;
}

const HOUR_MS = 3_600_000;

/** @returns hours from one ISO time to another */
export const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

/** @returns the offer, marked as unavailable if it was not seen lately */
export const asOf = (offer: Offer, now: string): Offer =>
  offer.available && !isOfferCurrent(offer, Date.parse(now)) ? { ...offer, available: false } : offer;
