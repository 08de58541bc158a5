import { Hono } from 'hono';
import { type CatalogueState, healthSchema } from '../../contract/health.ts';
import type { SpanishAdvisor } from '../../words/spanish-advisor.ts';

/**
 * `GET /api/health`: the service is up and has its catalogue.
 * @param state of a living catalogue; the embedded one has none
 */
export function healthRoute(advisor: SpanishAdvisor, state?: () => CatalogueState) {
  return new Hono().get('/', (context) =>
    context.json(healthSchema.parse({ status: 'ok', catalogue: { ...advisor.catalogue, ...state?.() } })),
  );
}
