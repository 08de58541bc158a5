/** The benches' figures on the page of the method. The build reads them from a file, because it may not run benches. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '#catalogue/laptop.ts';
import type { BenchFigures } from '#contract/built/bench-figures.ts';
import { batteryErrors } from './battery.ts';
import { compareChoosers } from './comparison.ts';
import { costErrors } from './costs.ts';
import { hiddenFigures } from './hidden-figures.ts';
import { createFixture } from '#guarantees/fixture.ts';
import { judgeAll } from '#guarantees/judged-personas.ts';
import { sureBands } from './sureness.ts';

const FILE = fileURLToPath(new URL('../../build/built-pages/bench-figures.json', import.meta.url));

/** Few enough for `npm test` to measure them. */
const BUYERS = 3000;
const SIMULATED = 400;
const SEED = 1;

const DIGITS = 4;
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value;

/** @returns JSON, the same for the same catalogue and engine. @param date ISO day of the measurement */
export function figuresOf({ laptops, date: catalogueDate }: Catalogue, date: string): string {
  const { right, possible } = judgeAll(createFixture(laptops));
  const figures: BenchFigures = {
    date,
    catalogue: { date: catalogueDate, size: laptops.length },
    prices: costErrors(),
    battery: batteryErrors(),
    hidden: hiddenFigures(laptops),
    sure: sureBands(laptops, SIMULATED, SEED),
    buyers: BUYERS,
    choosers: compareChoosers(laptops, BUYERS, SEED).choosers,
    personas: { right, possible },
  };
  return `${JSON.stringify(figures, rounded, 2)}\n`;
}

export function saveFigures(catalogue: Catalogue, date: string): void {
  writeFileSync(FILE, figuresOf(catalogue, date));
  console.log(`Saved into ${FILE}`);
}
