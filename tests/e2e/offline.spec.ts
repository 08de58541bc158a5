import { expect, type Page } from '@playwright/test';
import { goOffline, goOnline, test } from './own-site.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { NEXT_HASH } from './next-version.ts';
import { hydrated } from './visit.ts';

const ARTICLE = '/blog/que-ordenador-comprar-2025';
const OFFLINE = ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'];

/** Waits until a first visit has left all that the site needs without a network. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active?.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve();
      });
    });
  });

/** What the page has loaded, and had only by chance: from the browser's own cache. */
const notInstalled = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('precache')) ?? '';
    const kept = new Set((await (await caches.open(name)).keys()).map(({ url }) => url.replace(/\?.*/, '')));
    return performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((url) => !kept.has(url) && !url.endsWith('/sw.js'));
  });

/** Which versions the page's own list of scripts and those that have come belong to. */
const versionsOn = (page: Page) =>
  page.evaluate((nextHash) => {
    const listed = document.querySelector<HTMLElement>('#root')?.dataset['modules']?.split(' ') ?? [];
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = [...listed, ...loaded].filter((name) => name.includes('/assets/') && name.endsWith('.js'));
    return [...new Set(scripts.map((name) => (name.includes(nextHash) ? 'new' : 'old')))];
  }, NEXT_HASH);

/** Has the browser look for a new version, as it does by itself now and then, and waits until that is there. */
const findNewVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing;
    if (!next) return;
    await new Promise<void>((resolve, reject) => {
      next.addEventListener('statechange', () => {
        if (next.state === 'installed') resolve();
        if (next.state === 'redundant') reject(new Error('The new version could not be installed'));
      });
    });
  });

/** Asks for the new version's turn once more; how long it is given to take it must not matter where it has to wait. */
const asksInVain = (page: Page) =>
  page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    const taken = new Promise<string>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve('taken over'));
    });
    const script = document.querySelector<HTMLElement>('#root')?.dataset['modules']?.split(' ')[0];
    waiting?.postMessage(new URL(script ?? '', location.href).href, []);
    const patience = new Promise<string>((resolve) => {
      setTimeout(() => resolve(waiting?.state ?? 'nothing waits'), 1000);
    });
    return Promise.race([taken, patience]);
  });

/** Waits until the new version has its turn and what was kept of the old one is gone. */
const takenOver = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async (nextHash) => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        const scripts = kept.flat().filter(({ url }) => url.endsWith('.js'));
        return [...new Set(scripts.map(({ url }) => (url.includes(nextHash) ? 'new' : 'old')))];
      }, NEXT_HASH),
    )
    .toEqual(['new']);

const pageWithHeading = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
  return page.getByRole('heading', { level: 1 });
};

test.describe('after one visit, without a network', () => {
  test.use({ expectedProblems: OFFLINE });

  test('every public page opens, whichever was visited @phone', async ({ page, site }) => {
    await page.goto('/contact');
    await installed(page);
    await goOffline(page, site);
    await expect(await pageWithHeading(page, '/')).toContainText('portátil');
    await expect(page.getByText('Modo sin conexión activo.')).toBeVisible();
    await expect(await pageWithHeading(page, '/form?utm_source=boletin')).toContainText('Asesor de Compra');
    expect(await notInstalled(page)).toEqual([]);
    await expect(await pageWithHeading(page, '/blog')).toContainText('Guías');
    await expect(await pageWithHeading(page, ARTICLE)).toContainText('Qué ordenador comprar');
    expect(await notInstalled(page)).toEqual([]);
    await expect(await pageWithHeading(page, '/privacy')).toContainText('rivacidad');
    await expect(await pageWithHeading(page, '/no-existe')).toContainText('Página no encontrada');
  });

  test('the last results open, and so does the form with its answers @phone', async ({ page, site }) => {
    await answerQuestionnaire(page);
    await submit(page);
    await installed(page);
    await goOffline(page, site);
    await expect(await pageWithHeading(page, '/recommendations')).toContainText('Tus recomendaciones');
    await expect(page.getByRole('tab', { name: 'Mejor opción' })).toBeVisible();
    await pageWithHeading(page, '/form');
    await expect(page.getByRole('checkbox', { name: /Programación/ })).toBeChecked();
  });

  test('lost at any step, the journey goes on when it is back @desktop', async ({ page, site }) => {
    await page.goto('/');
    await hydrated(page);
    await installed(page);
    await goOffline(page, site);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Asesor de Compra' }).click();
    await page.getByRole('checkbox', { name: /Programación/ }).check();
    const send = page.getByRole('main').locator('button[type=submit]:visible');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(/^Ha ocurrido un error al procesar tu solicitud/);
    await expect(page.getByRole('checkbox', { name: /Programación/ })).toBeChecked();
    await goOnline(page, site);
    await submit(page);

    await goOffline(page, site);
    const more = page.getByRole('button', { name: '¿No te convencen? Mostrar más opciones' });
    const alert = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await more.click();
    expect(await alert).toContain('Error al obtener recomendaciones adicionales');
    await expect(page.getByRole('article')).toHaveCount(3);
    await goOnline(page, site);
    await more.click();
    await expect(page.getByRole('article')).toHaveCount(9);

    await goOffline(page, site);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByLabel('Mensaje').fill('¿Cuál compro?');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Ha ocurrido un error al enviar el mensaje.')).toBeVisible();
    await expect(page.getByLabel('Mensaje')).toHaveValue('¿Cuál compro?');
    await goOnline(page, site);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Tu mensaje ha sido enviado correctamente.')).toBeVisible();
  });
});

test.describe('a new version', () => {
  test('leaves someone in the form in peace, and is there as a whole on the next visit @phone', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await installed(page);
    await answerQuestionnaire(page);
    await site.deployNextVersion();
    await findNewVersion(page);
    expect(await asksInVain(page), 'its script is not of the new version').toBe('installed');

    await submit(page);
    expect(await versionsOn(page), 'what was begun is finished in one version').toEqual(['old']);
    await expect(page.getByRole('tab', { name: 'Mejor opción' })).toBeVisible();

    await page.goto('/form');
    await hydrated(page);
    await expect(page.getByRole('checkbox', { name: /Programación/ })).toBeChecked();
    expect(await versionsOn(page)).toEqual(['new']);
    await takenOver(page);

    await goOffline(page, site);
    await pageWithHeading(page, '/contact');
    expect(await versionsOn(page), 'without a network as well').toEqual(['new']);
  });

  test('does not take over while a page of the old one is open @desktop', async ({ page, site, context }) => {
    await page.goto('/');
    await installed(page);
    await answerQuestionnaire(page);
    await site.deployNextVersion();
    await findNewVersion(page);

    const other = await context.newPage();
    await other.goto('/blog');
    await hydrated(other);
    expect(await versionsOn(other)).toEqual(['new']);
    expect(await asksInVain(other), 'another page is open').toBe('installed');
    await submit(page);
    expect(await versionsOn(page)).toEqual(['old']);

    await page.close();
    await other.reload();
    await takenOver(other);
  });
});

test.describe('on a first visit, with no worker yet, code that a deployment has removed', () => {
  test.use({
    serviceWorkers: 'block',
    expectedProblems: ['Failed to load resource', 'Failed to fetch dynamically imported module'],
  });

  test('makes the page load anew, once @phone', async ({ page, site }) => {
    await page.goto('/');
    await hydrated(page);
    await site.deployNextVersion();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
    expect(await versionsOn(page)).toEqual(['new']);
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('costs nobody their answers or their result @phone', async ({ page, site }) => {
    await answerQuestionnaire(page);
    await site.deployNextVersion();
    await page.getByRole('main').locator('button[type=submit]:visible').click();
    // Either the code that asks or the page that shows the result was missing.
    await expect.poll(() => versionsOn(page).catch(() => [])).toEqual(['new']);
    await page.goto('/form');
    await hydrated(page);
    await expect(page.getByRole('checkbox', { name: /Programación/ })).toBeChecked();
    await submit(page);
  });

  test('does not send the visitor in circles when it is missing there too @phone', async ({ page, site }) => {
    let opened = 0;
    await page.goto('/');
    await hydrated(page);
    site.answer = (path, response) => {
      if (path === '/contact') opened += 1;
      if (!path.startsWith('/assets/')) return false;
      response.writeHead(404).end();
      return true;
    };
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    // As it was built, it can be read without its code.
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
    await page.waitForTimeout(1500);
    expect(opened).toBe(1);
  });
});

test('a page that the network does not bring is shown as it was on the last visit @desktop', async ({ page, site }) => {
  await page.goto('/');
  await installed(page);
  let held = 0;
  site.answer = (path) => {
    if (path === '/form') held += 1;
    return path === '/form';
  };
  await expect(await pageWithHeading(page, '/form')).toContainText('Asesor de Compra');
  expect(held).toBeGreaterThan(0);
});

test('the site can be installed on a home screen @phone', async ({ page }) => {
  await page.goto('/');
  await installed(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Each test has a private window of its own, from which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
