/** What is known of the colours that a screen shows, for whoever judges them. */
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Needs } from '../needs/needs.ts';

/** Percent of sRGB; cheap screens cover about 60. */
const ENOUGH_SRGB = 80;

const mindsColour = ({ asked: { purposes, priorities } }: Needs): boolean =>
  purposes.includes('design') || purposes.includes('editing') || priorities.includes('screen');

const hasPoorColour = ({ srgbPct }: Laptop): boolean => srgbPct !== null && srgbPct < ENOUGH_SRGB;

/** OLED and mini-LED usually cover much; what is said of an unknown or poor kind of panel says enough. */
const isColourUnknown = ({ srgbPct, panel }: Laptop): boolean => srgbPct === null && panel === 'ips';

/** @returns what a screen's colours are to who minds them; `null` if nothing speaks against them */
export function colourCon(laptop: Laptop, needs: Needs): 'poor-colour' | 'unknown-colour' | null {
  if (!mindsColour(needs)) return null;
  if (hasPoorColour(laptop)) return 'poor-colour';
  return isColourUnknown(laptop) ? 'unknown-colour' : null;
}

/** Neither a panel that is only probable is praised, nor one against whose colours something speaks. */
export const isPanelPraised = (laptop: Laptop, needs: Needs): boolean =>
  laptop.sources.panel?.kind !== 'estimated' && colourCon(laptop, needs) === null;
