/** Marks of figures that are those of a laptop's line, not read of the laptop itself. */
import type { Laptop } from '../catalogue/laptop.ts';

type Figure = 'resolution' | 'refreshHz' | 'panel' | 'weightKg' | 'batteryWh';
type Sourced = Pick<Laptop, 'sources'>;

const isEstimated = ({ sources }: Sourced, figure: Figure): boolean => sources[figure]?.kind === 'estimated';

/** @returns what precedes an estimate: «≈ 2,2 kg» */
export const about = (laptop: Sourced, figure: Figure): string => (isEstimated(laptop, figure) ? '≈ ' : '');

/** @returns what follows one: «OLED probable» */
export const probable = (laptop: Sourced, figure: Figure): string => (isEstimated(laptop, figure) ? ' probable' : '');
