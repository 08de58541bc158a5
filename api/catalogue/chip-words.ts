/** How chips are spoken of where space is short: names, searches, ids. */

const DEDICATED = /\b(RTX|GTX|RX \d|MX ?\d|Quadro|Arc A\d)/;

/** @returns whether graphics are a chip of their own: integrated ones come with the processor and tell nothing new */
export const isDedicated = (gpu: string): boolean => DEDICATED.test(gpu);

/** «Core i5-1235U» of «Intel Core i5-1235U», «RTX 4060» of «NVIDIA GeForce RTX 4060». */
export const shortChipName = (chip: string): string =>
  chip.replace(/^(Intel|AMD|Apple|NVIDIA|Qualcomm)\s+(GeForce\s+)?/, '');

const GB_PER_TB = 1024;

/** «512 GB», «1 TB». */
export const describeStorage = (gb: number): string => (gb % GB_PER_TB === 0 ? `${gb / GB_PER_TB} TB` : `${gb} GB`);
