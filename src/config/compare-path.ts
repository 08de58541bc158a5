/** Apart from `paths.ts`, which every page loads. */
import { PATHS } from './paths.ts';

/** Laptops in one comparison. */
export const COMPARED = { min: 2, max: 4 } as const;

export const IDS_PARAMETER = 'ids';

/** @returns the address of a comparison, which can be shared */
export const comparePath = (ids: readonly string[]): string =>
  `${PATHS.compare}?${String(new URLSearchParams({ [IDS_PARAMETER]: ids.join(',') })).replaceAll('%2C', ',')}`;
