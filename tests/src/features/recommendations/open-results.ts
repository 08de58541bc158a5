/** Opens the results page with an answer of the real API. */
import type { ShownComputer } from '#contract/shown-computer.ts';
import { shownRecommendationSchema } from '#contract/shown-recommendation.ts';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import { RECOMMENDATIONS, type StoredRecommendations } from '#src/services/remembered.ts';
import type { Services } from '#src/services/services.tsx';
import { api } from '#tests/support/api-server.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const PROGRAMMER = { purposes: ['programming', 'office'], priorities: ['battery'], budget: 1500 };

/** No laptop matches this. */
export const IMPOSSIBLE = { purposes: ['gaming'], budget: 200, requirements: { ram: '64GB', storage: '4TB' } };

/** What the form stores for `answers`. */
export async function storedAnswer(answers: object = PROGRAMMER): Promise<StoredRecommendations> {
  const response = await api.request('/api/recommendations', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answers),
  });
  return { ...shownRecommendationSchema.parse(await response.json()), timestamp: Date.now() };
}

export async function openResults(stored: StoredRecommendations, services: Partial<Services> = {}) {
  createBrowserLocalData(() => localStorage).write(RECOMMENDATIONS, stored);
  return renderApp('/recommendations', services);
}

/** The stored answer with its first laptop changed. */
export const withFirst = (stored: StoredRecommendations, changes: Partial<ShownComputer>): StoredRecommendations => ({
  ...stored,
  computers: stored.computers.map((computer, index) => (index === 0 ? { ...computer, ...changes } : computer)),
});

export function firstOf({ computers: [first] }: StoredRecommendations): ShownComputer {
  if (!first) throw new Error('The API found no laptop for these answers');
  return first;
}
