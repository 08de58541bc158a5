import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { type Market, marketSchema } from '#contract/market.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import type { Services } from '#src/services/services.tsx';
import { api } from '#tests/support/api-server.ts';
import { openResults } from './open-results.ts';

export const marketButton = () => screen.getByRole('button', { name: 'Precio y encaje: el mapa' });

/** jsdom lays nothing out. */
class NoResizeObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

/** Opens the results and presses the button of the market. */
export async function openMarket(stored: StoredRecommendations, services: Partial<Services> = {}) {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  const { user } = await openResults(stored, services);
  await user.click(marketButton());
  return { user };
}

export const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Portátiles por precio' });

/** What the real API says of the market. */
export async function marketOf({ userInput }: StoredRecommendations): Promise<Market> {
  const response = await api.request('/api/recommendations/market', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(userInput),
  });
  return marketSchema.parse(await response.json());
}

/** The rows of the table: name, price, fit. */
export const rows = () =>
  within(screen.getByRole('table', { name: /^Los que cumplen lo que pides/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => ({
      name: within(row).getByRole('rowheader').firstChild?.textContent,
      cells: within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
    }));
