/** A catalogue with its advisor. */
import { createSpanishAdvisor, type SpanishAdvisor } from '#words/spanish-advisor.ts';
import type { Laptop } from '#catalogue/laptop.ts';

const MARKETPLACE = { host: 'www.amazon.es', tag: '' };

export const advisorFor = (laptops: readonly Laptop[]): SpanishAdvisor =>
  createSpanishAdvisor({ laptops, date: '2026-08' }, { marketplace: MARKETPLACE });

export interface Fixture {
  laptops: readonly Laptop[];
  byId: ReadonlyMap<string, Laptop>;
  advisor: SpanishAdvisor;
}

export const createFixture = (laptops: readonly Laptop[]): Fixture => ({
  laptops,
  byId: new Map(laptops.map((laptop) => [laptop.id, laptop])),
  advisor: advisorFor(laptops),
});
