/** Apart from `paths.ts`, which every page loads. */
import { PATHS } from './paths.ts';

export const IDS_PARAMETER = 'ids';

/** @returns the address of a comparison, which can be shared */
export const comparePath = (ids: readonly string[]): string =>
  `${PATHS.compare}?${String(new URLSearchParams({ [IDS_PARAMETER]: ids.join(',') })).replaceAll('%2C', ',')}`;
