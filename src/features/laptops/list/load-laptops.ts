import { LISTED_FILE } from 'virtual:listed-laptops';
import { type ListedLaptop, listedLaptopsSchema } from '#contract/listed-laptops.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { driveSize } from '#contract/spanish-figures.ts';
import { createLaptopSearch } from '#src/lib/laptop-search.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import type { ListSource } from './list-view.ts';

export type LoadedLaptops = Omit<ListSource, 'fit'>;

/** All laptops and what finds them. */
export const loadLaptops = memoizePromise(async (): Promise<LoadedLaptops> => {
  const response = await fetch(new URL(LISTED_FILE, globalThis.location.origin));
  if (!response.ok) throw new Error(`The list answered with ${response.status}`);
  const laptops = listedLaptopsSchema.parse(await response.json());
  return { laptops, search: createLaptopSearch(laptops, figuresOf) };
});

/** As somebody would type them: «16 GB», «16», «15,6″». */
function figuresOf({ cpu, gpu, ramGb, storageGb, screenInches, panel, os, year }: ListedLaptop): string {
  const figures = [
    cpu,
    gpu,
    ramGb !== null && `${ramGb} GB ${ramGb}`,
    storageGb !== null && `${driveSize(storageGb)} ${storageGb}`,
    screenInches !== null && `${spanishNumber(screenInches)}″ ${spanishNumber(screenInches)} ${Math.round(screenInches)}″`,
    panel,
    os,
    year,
  ];
  return figures.filter(Boolean).join(' ');
}
