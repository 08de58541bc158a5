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
