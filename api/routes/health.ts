import { Hono } from 'hono';
import type { Advisor } from '../../advisor/advisor.ts';

/** Which snapshot of the catalogue answers; nulls: the embedded file, until there is one. */
export interface CatalogueState {
  version: string | null;
  /** ISO day and time of its refresh. */
  refreshedAt: string | null;
  ageHours: number | null;
}

/**
 * `GET /api/health`: the service is up and has its catalogue.
 * @param state of a catalogue that is followed; the embedded one has none
 */
export function healthRoute(advisor: Advisor, state?: () => CatalogueState) {
  return new Hono().get('/', (context) =>
    context.json({ status: 'ok', catalogue: { ...advisor.catalogue, ...state?.() } }),
  );
}
