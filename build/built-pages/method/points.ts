const POINTS = 100;

/** @returns hundredths of value, in tenths, so that what is shown adds up */
export const inPoints = (value: number): number => Math.round(value * POINTS * 10) / 10;
