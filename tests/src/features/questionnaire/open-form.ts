/** Opens `/form`, finds its controls and submits it. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import type { Advisor } from '#src/services/advisor.ts';
import type { ReadRecommendation } from '#src/services/read-answer.ts';
import type { Services } from '#src/services/services.tsx';
import { renderApp } from '#tests/support/render-app.tsx';
import { silentAdvisor } from '#tests/support/silent-advisor.ts';
import { BUDGET_FIELD } from '#tests/support/page-texts.ts';

export async function openForm(services?: Partial<Services>) {
  const { user } = await renderApp('/form', services);
  return { user };
}

export const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const budget = () => screen.getByRole<HTMLInputElement>('slider', { name: BUDGET_FIELD });
/** The budget as a number that can be typed. */
export const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: BUDGET_FIELD });
export const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
export const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Ver mis recomendaciones|Procesando\.\.\.)$/ });
export const resetButton = () => screen.queryByRole('button', { name: 'Borrar selección' });

export const resultsHeading = () => screen.findByRole('heading', { name: /Tus recomendaciones personalizadas/ });

export const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

/** An advisor that answers on request. */
export function waitingAdvisor() {
  const { promise, resolve, reject } = Promise.withResolvers<ReadRecommendation>();
  const recommend = vi.fn<Advisor['recommend']>(() => promise);
  const load = vi.fn<() => Promise<Advisor>>(async () => ({ ...silentAdvisor, recommend }));
  return { advisor: memoizePromise(load), recommend, load, resolve, reject };
}

/** How full the bar is; `NaN` where there is none. */
export const percent = () => Number(screen.queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? Number.NaN);
export const sections = () =>
  within(screen.getByRole('form')).getAllByRole<HTMLFieldSetElement>('group', { name: /^\d / });
export const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A submitted form whose advisor is pending, under fake timers. */
export async function submitWaiting(services?: Partial<Services>) {
  const waiting = waitingAdvisor();
  const { user } = await openForm({ ...services, advisor: waiting.advisor });
  await user.click(checkbox('Trabajo/Estudio'));
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  fireEvent.click(submitButton());
  return waiting;
}
