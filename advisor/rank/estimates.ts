/** Errors of the estimated figures. */
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../needs/attributes.ts';

interface EstimateError {
  /** The standard deviation is a share of the figure, or in points. */
  unit: 'share' | 'points';
  of: (laptop: Laptop) => number | null;
}

const ESTIMATE_ERRORS: Readonly<Partial<Record<Attribute, EstimateError>>> = {
  cpu: { unit: 'share', of: ({ errors }) => errors.cpu },
  gpu: { unit: 'share', of: ({ errors }) => errors.gpu },
  creation: { unit: 'share', of: ({ errors }) => errors.creation },
  battery: { unit: 'share', of: ({ errors }) => errors.battery },
  silence: { unit: 'points', of: ({ errors }) => errors.silence },
  build: { unit: 'points', of: ({ errors }) => errors.build },
};

/** @returns the standard deviation of a laptop's figure; 0 if it is not an estimate */
export const deviationOf = (laptop: Laptop, attribute: Attribute): number =>
  ESTIMATE_ERRORS[attribute]?.of(laptop) ?? 0;

/** @returns the figure after an error of `moved`, in the unit of its error */
export const movedFigure = (attribute: Attribute, figure: number, moved: number): number =>
  ESTIMATE_ERRORS[attribute]?.unit === 'points' ? figure + moved : figure * Math.exp(moved);

const STEPS_PER_HOUR = 2;

/** @returns the standard deviation of the estimated hours, rounded to half hours, at least half an hour */
export const batteryHoursError = ({ batteryHours, errors }: Pick<Laptop, 'batteryHours' | 'errors'>): number | null =>
  batteryHours === null || errors.battery === null
    ? null
    : Math.max(1, Math.round(batteryHours * errors.battery * STEPS_PER_HOUR)) / STEPS_PER_HOUR;

/** Equally probable standard normal values in ascending order, one for each byte. */
export const NORMALS = Float64Array.from({ length: 256 }, (_, index) => normalQuantile((index + 0.5) / 256));

/** Abramowitz & Stegun, Handbook of Mathematical Functions, 26.2.23: error below 0.00045. */
export function normalQuantile(probability: number): number {
  const tail = Math.min(probability, 1 - probability);
  const t = Math.sqrt(-2 * Math.log(tail));
  const size = t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  return probability < 0.5 ? -size : size;
}
