/** The form's answers computed on the visitor's device: without a network, or at the visitor's request. */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import type { DeviceAdvisor } from '#src/services/advisor.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { file, startTestDevice, testDevice } from '#tests/support/device-worker.ts';
import { openForm, checkbox, failureBanner, sendForm, resultsHeading, stored } from './open-form.ts';

// Vite transforms its code on first use, which would count in a test's time.
beforeAll(() => import('#src/features/recommendations/recommendations-page.tsx'));

const FAILED = 'Ha ocurrido un error al procesar tu solicitud. Por favor, inténtalo de nuevo más tarde.';
const ON_DEVICE = /Calculado en tu dispositivo, catálogo del? .*\d{4}\./;

const onDeviceButton = () => screen.findByRole('button', { name: 'Calcular en mi dispositivo' });
const refuse = () => apiServer.use(http.post('*/api/recommendations', () => HttpResponse.error()));

describe('without a network', () => {
  test('the form is answered on this device, and the results say so', async () => {
    refuse();
    const connectivity = createMemoryConnectivity(false);
    const { user } = await sendForm({ connectivity, device: memoizePromise(() => startTestDevice()) });
    await resultsHeading();
    screen.getByText(ON_DEVICE);
    expect(stored('recommendations')).toMatchObject({ onDevice: true });

    await user.click(screen.getByRole('button', { name: '¿No te convencen? Mostrar más opciones' }));
    await screen.findByRole('heading', { name: 'Más opciones para ti' });
  });

  test('one that is lost while the API is asked leads to this device', async () => {
    const connectivity = createMemoryConnectivity();
    apiServer.use(
      http.post('*/api/recommendations', () => {
        connectivity.set(false);
        return HttpResponse.error();
      }),
    );
    await sendForm({ connectivity, device: testDevice() });
    await resultsHeading();
    expect(screen.queryByText(ON_DEVICE)).not.toBeNull();
  });
});

describe('when the API fails although there is a network', () => {
  test('the banner is followed by a button that computes on this device', async () => {
    refuse();
    const { user } = await sendForm({ device: testDevice() });
    expect((await failureBanner()).textContent).toBe(FAILED);
    expect(screen.queryByText('Tu dispositivo tampoco ha podido calcularlo.')).toBeNull();
    await user.click(await onDeviceButton());
    await resultsHeading();
    expect(screen.queryByText(ON_DEVICE)).not.toBeNull();
  });
});

describe('the advisor of this device', () => {
  test('is not loaded where the visitor saves data', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    const start = vi.fn<() => Promise<DeviceAdvisor>>(() => startTestDevice());
    const { user } = await openForm({ device: memoizePromise(start) });
    await user.click(checkbox('Trabajo/Estudio'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(start).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test('is notified when the API has a newer catalogue', async () => {
    const device = await startTestDevice();
    const keepUpWith = vi.spyOn(device, 'keepUpWith');
    await sendForm({ device: memoizePromise(() => Promise.resolve(device)) });
    await resultsHeading();
    expect(keepUpWith).toHaveBeenCalledWith({ date: file.date, size: file.size });
  });
});
