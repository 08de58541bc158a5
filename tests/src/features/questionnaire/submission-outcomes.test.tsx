import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { ApiError } from '#src/services/api-error.ts';
import { respondTo, restoreApi } from '#tests/support/api-server.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import { CASUAL_GAMING } from '#tests/support/page-texts.ts';
import * as form from './open-form.ts';

const FAILED = 'Ha ocurrido un error al procesar tu solicitud. Por favor, inténtalo de nuevo más tarde.';

test.each([
  ['it fails', () => Response.json({ error: {} }, { status: 500 }), true],
  ['there is no network', () => Response.error(), false],
])('where %s, a banner says so, and the form stays and can be sent again', async (_why, answer, online) => {
  respondTo('/api/recommendations', answer);
  const connectivity = createMemoryConnectivity(online);
  const { user } = await form.openForm({ connectivity });
  await user.click(form.checkbox(CASUAL_GAMING));
  await user.selectOptions(form.select('Peso'), 'ultralight');
  await user.click(form.submitButton());

  expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(form.percent()).toBeNaN();
  expect(form.sections().map(({ disabled }) => disabled)).toEqual([false, false, false, false, false]);
  expect(form.submitButton().textContent).toBe('Ver mis recomendaciones');
  expect(form.submitButton()).toBeEnabled();
  expect(form.checkbox(CASUAL_GAMING)).toBeChecked();
  expect(form.select('Peso')).toHaveValue('ultralight');
  expect(currentAddress()).toBe('/form');
  expect(form.stored('recommendations')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Borrar selección' }));
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  restoreApi();
  act(() => connectivity.set(true));
  await user.click(form.checkbox(CASUAL_GAMING));
  await user.click(form.submitButton());
  await form.resultsHeading();
  expect(currentAddress()).toBe('/recommendations');
});

test('a form that is not answered stops the timer, which starts at zero on the next try', async () => {
  const { reject, recommend } = await form.submitWaiting();
  await form.after(2020);
  reject(new ApiError('refused'));
  await form.after(0);
  expect(screen.queryByRole('alert')).toBeInTheDocument();
  recommend.mockReturnValue(new Promise(() => undefined));
  fireEvent.click(form.submitButton());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(form.percent()).toBe(0);
  // The first try's timer would have fired last, 2100 ms after its start.
  await form.after(90);
  expect(form.percent()).toBeLessThan(5);
});

test('a form that is not answered restores the focus that the button lost when it was disabled', async () => {
  const { reject } = await form.submitWaiting();
  // Browsers blur a button that is disabled; jsdom does not.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await form.after(300);
  reject(new ApiError('refused'));
  await form.after(0);
  expect(screen.getByRole('alert').textContent).toBe(FAILED);
  expect(form.submitButton()).toHaveFocus();
});

test('the form, while it is sent, is disabled, and its button says «Procesando...»', async () => {
  await form.submitWaiting();
  expect(form.submitButton().textContent).toBe('Procesando...');
  expect(form.submitButton()).toBeDisabled();
  expect(form.sections().map(({ disabled }) => disabled)).toEqual([true, true, true, true, true]);
  expect(form.resetButton(), 'no reset while submitting').toBeNull();
});

test('the bar fills linearly over six seconds, every 50 ms, and says what is done', async () => {
  await form.submitWaiting();
  let passed = 0;
  for (const [ms, full, words] of [
    [0, 0, 'Analizando tus requisitos...'],
    [49, 0, 'Analizando tus requisitos...'],
    [50, 1, 'Analizando tus requisitos...'],
    [1750, 29, 'Analizando tus requisitos...'],
    [1800, 30, 'Buscando ordenadores que coincidan con tus necesidades...'],
    [3550, 59, 'Buscando ordenadores que coincidan con tus necesidades...'],
    [3600, 60, 'Comparando especificaciones técnicas...'],
    [5050, 84, 'Comparando especificaciones técnicas...'],
    [5100, 85, 'Generando recomendaciones personalizadas...'],
    [5950, 99, 'Generando recomendaciones personalizadas...'],
    [12_000, 100, 'Generando recomendaciones personalizadas...'],
  ] as const) {
    await form.after(ms - passed);
    expect(form.percent(), `after ${ms} ms`).toBe(full);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words);
    passed = ms;
  }
});
