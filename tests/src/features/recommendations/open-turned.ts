/** Results that can be turned: the page with the real API and with the engine in this process. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Answers } from '#contract/answers.ts';
import { createDeviceAdvisor } from '#src/infra/device/device-advisor.ts';
import { createEngine } from '#src/infra/device/engine.ts';
import { decodeAnswers } from '#src/lib/answers-code.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import type { DeviceAdvisorSource } from '#src/services/advisor.ts';
import { CATALOGUE_TEXT, file, TestWorker } from '#tests/support/device-worker.ts';
import { currentAddress } from '#tests/support/render-app.tsx';

const engine = createEngine(async () => CATALOGUE_TEXT);

/** The advisor of the device, which has been loaded meanwhile. */
export async function readyDevice() {
  const worker = new TestWorker(engine);
  const device: DeviceAdvisorSource = memoizePromise(() =>
    createDeviceAdvisor({
      startWorker: () => worker,
      file,
      newestFile: () => Promise.reject(new Error('not asked')),
    }),
  );
  await device();
  return { device, worker };
}

export const press = (name: RegExp | string) => screen.getByRole('button', { name });
export const back = () => screen.findByRole('link', { name: 'Volver a tu respuesta' });
export const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
/** What the answers in the address are. */
export const inAddress = (): Answers => decodeAnswers(currentAddress().split('#')[1] ?? '').answers;
export const storedText = () => localStorage.getItem('recommendations');

/** Waits until the cards are those of the answers in the address. */
export async function turnedTo(change: object): Promise<void> {
  await waitFor(() => expect(inAddress()).toMatchObject(change));
  await screen.findByRole('button', { name: 'Guardar esta' });
}

/** What was said of the change, without the spaces that keep figures together. */
export const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
    .join(' ');
