/** A catalogue with its advisor. */
import { type Advisor, createAdvisor } from '#advisor/advisor.ts';
import { createSpanishAdvisor, type SpanishAdvisor } from '#words/spanish-advisor.ts';
import type { Laptop } from '#catalogue/laptop.ts';

const MARKETPLACE = { host: 'www.amazon.es', tag: '' };

const DATE = '2026-08';

export const engineFor = (laptops: readonly Laptop[]): Advisor => createAdvisor({ laptops, date: DATE });

export const advisorFor = (laptops: readonly Laptop[], engine = engineFor(laptops)): SpanishAdvisor =>
  createSpanishAdvisor({ laptops, date: DATE }, { marketplace: MARKETPLACE }, engine);

export interface Fixture {
  laptops: readonly Laptop[];
  byId: ReadonlyMap<string, Laptop>;
  engine: Advisor;
  /** The same in Spanish. */
  advisor: SpanishAdvisor;
}

export function createFixture(laptops: readonly Laptop[]): Fixture {
  const engine = engineFor(laptops);
  const byId = new Map(laptops.map((laptop) => [laptop.id, laptop]));
  return { laptops, byId, engine, advisor: advisorFor(laptops, engine) };
}
