/** Journeys that must work in every engine, on a phone and on a desktop. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../support/built-site.ts';
import type { Driver, Visit } from './driver.ts';
import { first, saying, Visitor } from './visitor.ts';

/** WebKit's window is never narrower than 447 pixels: a large phone. */
const PHONE = {
  name: 'phone',
  width: 390,
  height: 844,
  cards: 1,
  more: { selector: 'main article', count: 2 },
  tabs: 3,
};
const WINDOWS = [
  PHONE,
  { name: 'desktop', width: 1440, height: 900, cards: 3, more: { selector: 'main th button', count: 6 }, tabs: 0 },
];

const NO_ACCOUNTS = 'Las cuentas no están configuradas en este sitio.';

const CONTROLLED = "navigator.serviceWorker?.controller?.state === 'activated'";

/** Timeout for the service worker, which is registered when the browser is idle. */
const IDLE_CACHE = { timeout: 20_000 };

const SCREENSHOTS = 'test-results';

export function describeJourneys(engine: string, start: () => Promise<Driver>): void {
  let driver: Driver;
  let site: BuiltSite;
  let outbox: string;

  beforeAll(async () => {
    outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
    [driver, site] = await Promise.all([start(), startBuiltSite({ OUTBOX_FOLDER: outbox })]);
  });

  afterAll(async () => {
    await driver.stop();
    await site.stop();
    await rm(outbox, { recursive: true });
  });

  const testIn = (window: typeof PHONE) =>
    it.extend<{ visitor: Visitor }>({
      visitor: async ({ task }, provide) => {
        const visit = await driver.visit(window);
        await provide(new Visitor(visit, site.origin));
        if (task.result?.errors) await saveScreenshot(`${engine} ${window.name} ${task.name}`, visit);
        await visit.end();
      },
    });

  /** A visit to a server of its own, which `walk` may stop. */
  async function onOwnSite(walk: (visitor: Visitor, ownSite: BuiltSite) => Promise<void>): Promise<void> {
    const ownSite = await startBuiltSite();
    const visit = await driver.visit(PHONE);
    try {
      await walk(new Visitor(visit, ownSite.origin), ownSite);
    } finally {
      await visit.end();
      await ownSite.stop();
    }
  }

  describe.each(WINDOWS)(`in ${engine}, on a $name`, (window) => {
    const test = testIn(window);

    test('a visitor gets advice, from the landing page to more options', async ({ visitor }) => {
      await visitor.open('/');
      expect(await visitor.complaints()).toEqual([]);
      await visitor.press(saying('main a', 'Encontrar mi portátil'));
      await expect.poll(visitor.address).toBe('/form');
      await visitor.press(first('[type=checkbox][value=office]'));
      await visitor.press(first('[type=checkbox][value=battery]'));
      expect(await visitor.complaints()).toEqual([]);

      await visitor.press(saying('button[type=submit]', 'Ver mis recomendaciones'));
      await expect.poll(visitor.address).toBe('/recommendations');
      await expect.poll(() => visitor.text('h1')).toContain('Tus recomendaciones personalizadas');
      await expect.poll(() => visitor.count('main article')).toBe(window.cards);
      expect(await visitor.count('[role=tab]')).toBe(window.tabs);
      expect(await visitor.complaints()).toEqual([]);

      await visitor.press(saying('button', 'Mostrar más opciones'));
      await expect.poll(() => visitor.count(window.more.selector)).toBe(window.more.count);
      expect(await visitor.text('main')).toContain('Más opciones para ti');
      expect(await visitor.complaints()).toEqual([]);
    });
  });

  describe(`in ${engine}`, () => {
    const test = testIn(PHONE);

    test('the contact form marks a missing field and reports that the message was sent', async ({ visitor }) => {
      await visitor.open('/contact');
      await visitor.press(saying('button', 'Enviar mensaje'));
      // Not `:focus`: without a window manager WebKit's window has no focus.
      await expect.poll(() => visitor.sees(`document.activeElement.matches('[name=name]:user-invalid')`)).toBe(true);
      await visitor.type(first('[name=name]'), 'Begoña Núñez');
      await visitor.type(first('[name=email]'), 'bego@correo.example');
      await visitor.type(first('[name=message]'), '¿Cuánto pesa?');
      await visitor.press(saying('button', 'Enviar mensaje'));
      await expect.poll(() => visitor.text('main')).toContain('Tu mensaje ha sido enviado correctamente.');
      await expect.poll(() => visitor.sees(`${first('[name=message]')}.value === ''`)).toBe(true);
      expect(await visitor.complaints()).toEqual([]);
    });

    test('after one visit the form opens offline, with what was answered', () =>
      onOwnSite(async (visitor, ownSite) => {
        await visitor.open('/form');
        await visitor.press(first('[type=checkbox][value=office]'));
        await expect.poll(() => visitor.sees(CONTROLLED), IDLE_CACHE).toBe(true);
        await ownSite.stop();

        await visitor.open('/form');
        // The stored answers come with the first render after hydration.
        await expect.poll(() => visitor.sees(`${first('[value=office]')}.checked`)).toBe(true);
        await visitor.press(saying('button[type=submit]', 'Ver mis recomendaciones'));
        await expect.poll(() => visitor.text('[role=alert]')).toContain('Ha ocurrido un error al procesar');
        expect(await visitor.complaints()).toEqual([]);
      }));

    test('signing in reports that this site has no accounts', async ({ visitor }) => {
      await visitor.open('/');
      await visitor.press(saying('header button', 'Iniciar sesión'));
      await visitor.press(saying('dialog button', 'Continuar con Google'));
      await expect.poll(() => visitor.text('dialog [role=alert]')).toContain(NO_ACCOUNTS);
      expect(await visitor.sees(`${saying('dialog button', 'Continuar con Google')}.disabled`)).toBe(false);
      expect(await visitor.complaints()).toEqual([]);
      await visitor.open('/profile');
      await expect.poll(visitor.address).toBe('/login');
      await expect.poll(() => visitor.sees(saying('dialog button', 'Continuar con Google'))).toBe(true);
      await visitor.open('/recommendations/saved');
      await expect.poll(visitor.address).toBe('/');
      expect(await visitor.complaints()).toEqual([]);
    });
  });
}

async function saveScreenshot(name: string, visit: Visit): Promise<void> {
  const picture = await visit.screenshot();
  if (!picture) return;
  await mkdir(SCREENSHOTS, { recursive: true });
  await writeFile(join(SCREENSHOTS, `${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`), picture);
}
