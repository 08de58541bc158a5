const POINTS = 100;

/** @returns hundredths of value, rounded to tenths, so that the shown points add up */
export const inPoints = (value: number): number => Math.round(value * POINTS * 10) / 10;
