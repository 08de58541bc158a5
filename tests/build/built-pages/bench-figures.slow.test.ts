import { describe, expect, it } from 'vitest';
import { figuresOf } from '#bench/advisor/figures.ts';
import { BENCH_FIGURES } from '#build/built-pages/method-page.ts';
import { CATALOGUE_FILE, loadCatalogue } from '#catalogue/load.ts';

describe('the figures of the bench on the page of the method', () => {
  it('are what it measures now; else run `npm run bench:advisor -- --figures-save`', () => {
    const measured: unknown = JSON.parse(figuresOf(loadCatalogue(CATALOGUE_FILE), BENCH_FIGURES.date));
    expect(measured).toEqual(BENCH_FIGURES);
  });
});
