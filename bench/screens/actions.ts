/** What a user does on a page before its screenshot. */
import type { Page } from '@playwright/test';

/** The time in the browser, so that dates in screenshots stay the same. */
export const NOW = new Date('2026-10-14T10:30:00+02:00');

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
export const submitForm = (page: Page) => page.getByRole('main').locator('button[type=submit]:visible').click();

/** The form `seconds` after submission, without a response. */
export const waitingFor = (seconds: number) => async (page: Page) => {
  await page.clock.pauseAt(new Date(NOW.getTime() + 60_000));
  await submitForm(page);
  await page.clock.runFor(seconds * 1000);
};

export const writeMessage = async (page: Page) => {
  await page.getByLabel('Nombre').fill('Lucía Ferrer');
  await page.getByLabel('Email').fill('lucia.ferrer@example.com');
  await page.getByLabel('Mensaje').fill('Busco un portátil para la carrera de Arquitectura. ¿Cuánta memoria necesito?');
  await press('Enviar mensaje')(page);
};

export const openLogin = async (page: Page) => {
  await press('Iniciar sesión')(page);
  await page.getByRole('dialog').waitFor();
};
export const continueWithGoogle = async (page: Page) => {
  await openLogin(page);
  await press('Continuar con Google')(page);
};

export const goOffline = async (page: Page) => {
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
  });
};

/** Waits longer than the delay of loading indicators. */
export const slowly =
  (act: (page: Page) => Promise<void> = () => Promise.resolve()) =>
  async (page: Page) => {
    await act(page);
    await page.waitForTimeout(900);
  };

/** Breaks what every page with prices needs. */
export async function crash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.defineProperty(Number.prototype, 'toFixed', {
      value: () => {
        throw new Error('Broken on purpose');
      },
    });
  });
  await page.reload();
  await page.getByRole('alert').waitFor();
}
