import { type ListedLaptop, listedLaptopsSchema } from '#contract/listed-laptops.ts';
import { driveSize, spanishNumber } from '#contract/spanish-figures.ts';
import { createLaptopSearch } from '#src/lib/laptop-search.ts';
import type { ListSource } from './list-view.ts';

export type LoadedLaptops = Omit<ListSource, 'fit'>;

/** @param file as it was read. @throws where it is not the list */
export function readLaptops(file: unknown): LoadedLaptops {
  const laptops = listedLaptopsSchema.parse(file);
  return { laptops, search: createLaptopSearch(laptops, figuresOf) };
}

/** As somebody would type them: «16 GB», «16», «15,6″». */
function figuresOf({ cpu, gpu, ramGb, storageGb, screenInches, panel, os, year }: ListedLaptop): string {
  const figures = [
    cpu,
    gpu,
    ramGb !== null && `${ramGb} GB ${ramGb}`,
    storageGb !== null && `${driveSize(storageGb)} ${storageGb}`,
    screenInches !== null &&
      `${spanishNumber(screenInches)}″ ${spanishNumber(screenInches)} ${Math.round(screenInches)}″`,
    panel,
    os,
    year,
  ];
  return figures.filter(Boolean).join(' ');
}
