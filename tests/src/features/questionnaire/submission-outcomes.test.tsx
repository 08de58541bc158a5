import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { ApiError } from '#src/services/api-error.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import { CASUAL_GAMING } from '#tests/support/page-texts.ts';
import {
  after,
  checkbox,
  failureBanner,
  openForm,
  sendForm,
  percent,
  progress,
  resultsHeading,
  sections,
  select,
  stored,
  submitButton,
  submitWaiting,
  resetButton,
} from './open-form.ts';

const FAILED = 'Ha ocurrido un error al procesar tu solicitud. Por favor, inténtalo de nuevo más tarde.';

describe('when the advisor cannot answer', () => {
  test('shows a banner, the form stays filled in, and the next try can succeed', async () => {
    apiServer.use(http.post('*/api/recommendations', () => HttpResponse.json({ error: {} }, { status: 500 })));
    const { user } = await openForm();
    await user.click(checkbox(CASUAL_GAMING));
    await user.selectOptions(select('Peso'), 'ultralight');
    await user.click(submitButton());

    const banner = await failureBanner();
    expect(banner.textContent).toBe(FAILED);
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(progress()).toBeNull();
    expect(sections().map(({ disabled }) => disabled)).toEqual([false, false, false, false, false]);
    expect(submitButton().textContent).toBe('Ver mis recomendaciones');
    expect(submitButton()).toBeEnabled();
    expect(checkbox(CASUAL_GAMING)).toBeChecked();
    expect(select('Peso')).toHaveValue('ultralight');
    expect(currentAddress()).toBe('/form');
    expect(stored('recommendations')).toBeNull();
    apiServer.resetHandlers();
    await user.click(submitButton());
    await resultsHeading();
    expect(currentAddress()).toBe('/recommendations');
  });

  test('stops the timer, and starts at zero on the next try', async () => {
    const { reject, recommend } = await submitWaiting();
    await after(2020);
    reject(new ApiError('refused'));
    await after(0);
    expect(screen.queryByRole('alert')).toBeInTheDocument();
    recommend.mockReturnValue(new Promise(() => undefined));
    fireEvent.click(submitButton());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(percent()).toBe(0);
    // The first try's timer would have fired last, 2100 ms after its start.
    await after(90);
    expect(percent()).toBeLessThan(5);
  });

  test('restores the focus that the button lost when it was disabled', async () => {
    const { reject } = await submitWaiting();
    // Browsers blur a button that is disabled; jsdom does not.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await after(300);
    reject(new ApiError('failed'));
    await after(0);
    expect(screen.getByRole('alert').textContent).toBe(FAILED);
    expect(submitButton()).toHaveFocus();
  });
});

test('without a network the same banner is shown, and the form sends again what it has kept', async () => {
  const connectivity = createMemoryConnectivity(false);
  apiServer.use(http.post('*/api/recommendations', () => HttpResponse.error(), { once: true }));
  const { user } = await sendForm({ connectivity });
  expect((await failureBanner()).textContent).toBe(FAILED);
  expect(checkbox('Trabajo/Estudio')).toBeChecked();
  act(() => connectivity.set(true));
  await user.click(submitButton());
  await resultsHeading();
});

test('too many requests are refused with the time after which the visitor may retry', async () => {
  apiServer.use(
    http.post('*/api/recommendations', () =>
      HttpResponse.json({ error: {} }, { status: 429, headers: { 'Retry-After': '42' } }),
    ),
  );
  const { user } = await openForm();
  await user.click(checkbox('Trabajo/Estudio'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  fireEvent.click(submitButton());
  expect((await failureBanner()).textContent).toBe(FAILED);
  const [said, counting] = screen.getAllByText('Podrás preguntar en 42 s.');
  await after(1000);
  expect(counting?.textContent).toBe('Podrás preguntar en 41 s.');
  expect(said?.textContent).toBe('Podrás preguntar en 42 s.');
});

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('while submitting the form', () => {
  test('disables the form, whose button says «Procesando...»', async () => {
    await submitWaiting();
    expect(submitButton().textContent).toBe('Procesando...');
    expect(submitButton()).toBeDisabled();
    expect(sections().map(({ disabled }) => disabled)).toEqual([true, true, true, true, true]);
    expect(resetButton(), 'no reset while submitting').toBeNull();
  });

  test('fills the bar linearly over six seconds, every 50 ms', async () => {
    await submitWaiting();
    for (const [ms, full] of [
      [0, 0],
      [49, 0],
      [1, 1],
      [2950, 50],
      [2950, 99],
      [50, 100],
      [6000, 100],
    ] as const) {
      await after(ms);
      expect(percent()).toBe(full);
    }
  });

  test('announces what it is doing', async () => {
    await submitWaiting();
    let passed = 0;
    for (const [from, to, message] of [
      [0, 1750, 'Analizando tus requisitos...'],
      [1800, 3550, 'Buscando ordenadores que coincidan con tus necesidades...'],
      [3600, 5050, 'Comparando especificaciones técnicas...'],
      [5100, 6000, 'Generando recomendaciones personalizadas...'],
    ] as const) {
      await after(from - passed);
      expect(said()).toContain(message);
      await after(to - from);
      expect(said()).toContain(message);
      passed = to;
    }
  });
});
