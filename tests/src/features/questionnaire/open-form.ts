/** Opens `/form` and names what a visitor handles there. */
import { screen } from '@testing-library/react';
import type { ShownRecommendation } from '#contract/shown-recommendation.ts';
import type { Services } from '#src/services/services.tsx';
import { vi } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

export async function openForm(services?: Partial<Services>) {
  const { user } = await renderApp('/form', services);
  return { user };
}

export const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const budget = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Presupuesto máximo' });
export const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
export const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Ver mis recomendaciones|Procesando\.\.\.)$/ });
export const resetButton = () => screen.queryByRole('button', { name: 'Borrar selección' });

/** The way to the results takes a pause, the advisor and a page: more than the library's usual second on a busy machine. */
const PATIENCE = { timeout: 10_000 };

export const resultsHeading = () =>
  screen.findByRole('heading', { name: /Tus recomendaciones personalizadas/ }, PATIENCE);
export const failureBanner = () => screen.findByRole('alert', {}, PATIENCE);

export const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

/** An advisor that answers when the test says so. */
export function waitingAdvisor() {
  const { promise, resolve, reject } = Promise.withResolvers<ShownRecommendation>();
  const recommend = vi.fn<Services['advisor']['recommend']>(() => promise);
  return { advisor: { recommend, more: () => Promise.reject(new Error('not asked')) }, recommend, resolve, reject };
}
