import { type BenchFigures, benchFiguresSchema } from '../../contract/built/bench-figures.ts';
import figures from './bench-figures.json' with { type: 'json' };

/** Figures saved by `npm run bench:advisor -- --figures-save`; a test measures them again. */
export const BENCH_FIGURES: BenchFigures = benchFiguresSchema.parse(figures);
