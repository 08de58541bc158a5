/** Marks for figures of a laptop's line that were not seen for the laptop itself. */
import type { Laptop } from '../catalogue/laptop.ts';

type Figure = 'resolution' | 'refreshHz' | 'panel' | 'weightKg' | 'batteryWh';
type Sourced = Pick<Laptop, 'sources'>;

const isEstimated = ({ sources }: Sourced, figure: Figure): boolean => sources[figure]?.kind === 'estimated';

/** @returns the prefix of an estimate: «≈ 2,2 kg» */
export const about = (laptop: Sourced, figure: Figure): string => (isEstimated(laptop, figure) ? '≈ ' : '');

/** @returns the suffix of an estimate: «OLED probable» */
export const probable = (laptop: Sourced, figure: Figure): string => (isEstimated(laptop, figure) ? ' probable' : '');
