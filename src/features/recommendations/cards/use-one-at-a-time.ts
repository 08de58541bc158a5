import { useMediaQuery } from './use-media-query.ts';

/**
 * Whether cards are shown one at a time: on screens narrower than Tailwind's `md`, where 768 px are 48 rem. Not on
 * paper, whatever its width: a print shows everything.
 */
export const useOneAtATime = (): boolean => useMediaQuery('screen and (width < 48rem)');
