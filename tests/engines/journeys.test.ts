/** Journeys that must work in Firefox and in WebKit, on a phone and on a desktop. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MORE_OPTIONS, SEND_MESSAGE, SIGN_IN, WITH_GOOGLE } from '#tests/support/page-texts.ts';
import { type BuiltSite, startBuiltSite } from '../support/built-site.ts';
import { isHydrated } from '../support/hydrated.ts';
import { type Driver, startFirefox, startWebKit, type Visit } from './drivers.ts';

/** WebKit's window is never narrower than 447 pixels: a large phone. */
const PHONE = { name: 'phone', width: 390, height: 844, cards: 1, more: { selector: 'main article', count: 2 } };
const DESKTOP = { name: 'desktop', width: 1440, height: 900, cards: 3, more: { selector: 'main th button', count: 6 } };

/** An expression for the first visible element of the selector that says `words`. */
const part = (selector: string, words = ''): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility()
    && (one.ariaLabel || one.innerText || '').replace(/\\s+/g, ' ').includes(${JSON.stringify(words)}))`;

type Visitor = ReturnType<typeof visitorOf>;

/** What a visitor does and sees. */
function visitorOf(page: Visit, origin: string) {
  const sees = (expression: string) =>
    vi.waitFor(async () => {
      if (!(await page.evaluate(`Boolean(${expression})`))) throw new Error(`Timed out waiting for: ${expression}`);
    }, 30_000);
  return {
    sees,
    open: async (path: string) => {
      await page.goTo(origin + path);
      await sees(`(${isHydrated.toString()})()`);
    },
    press: async (element: string) => {
      await sees(element);
      // Centred, because drivers scroll only until it appears behind what is fixed at the bottom.
      await page.evaluate(`void (${element}).scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await page.click(element);
    },
    type: (selector: string, text: string) => page.type(part(selector), text),
    isAt: (path: string) => sees(`location.pathname === '${path}'`),
    hasVisible: (selector: string, count: number) =>
      sees(`[...document.querySelectorAll('${selector}')].filter((one) => one.checkVisibility()).length === ${count}`),
    /** Errors and warnings of the page, and by how many pixels it is too wide. */
    problems: async () => {
      const overflow = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
      return [...(await page.problems()), ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
    },
  };
}

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('in %s', (_engine, start) => {
  let driver: Driver;
  let site: BuiltSite;
  beforeAll(async () => ([driver, site] = await Promise.all([start(), startBuiltSite()])));
  afterAll(() => Promise.all([driver.stop(), site.stop()]));

  async function visit(size: typeof PHONE, walk: (visitor: Visitor) => Promise<void>): Promise<void> {
    const page = await driver.visit(size);
    try {
      await walk(visitorOf(page, site.origin));
    } finally {
      await page.end();
    }
  }

  it.each([PHONE, DESKTOP])('a visitor gets advice, from the landing page to more options, on a $name', (size) =>
    visit(size, async (visitor) => {
      await visitor.open('/');
      expect(await visitor.problems()).toEqual([]);
      await visitor.press(part('main a', 'Encontrar mi portátil'));
      await visitor.isAt('/form');
      await visitor.press(part('[type=checkbox][value=office]'));
      await visitor.press(part('[type=checkbox][value=battery]'));
      expect(await visitor.problems()).toEqual([]);
      await visitor.press(part('button[type=submit]', 'Ver mis recomendaciones'));
      await visitor.isAt('/recommendations');
      await visitor.sees(part('h1', 'Tus recomendaciones personalizadas'));
      await visitor.hasVisible('main article', size.cards);
      expect(await visitor.problems()).toEqual([]);
      await visitor.press(part('button', 'Mostrar más opciones'));
      await visitor.sees(part('main', MORE_OPTIONS));
      await visitor.hasVisible(size.more.selector, size.more.count);
      expect(await visitor.problems()).toEqual([]);
    }),
  );

  it('the contact form marks a missing field and reports that the message was sent', () =>
    visit(PHONE, async (visitor) => {
      await visitor.open('/contact');
      await visitor.press(part('button', SEND_MESSAGE));
      // Not `:focus`: without a window manager WebKit's window has no focus.
      await visitor.sees(`document.activeElement.matches('[name=name]:user-invalid')`);
      await visitor.type('[name=name]', 'Begoña Núñez');
      await visitor.type('[name=email]', 'bego@correo.example');
      await visitor.type('[name=message]', '¿Cuánto pesa?');
      await visitor.press(part('button', SEND_MESSAGE));
      await visitor.sees(part('main', 'Tu mensaje ha sido enviado correctamente.'));
      await visitor.sees(`document.querySelector('[name=message]').value === ''`);
      expect(await visitor.problems()).toEqual([]);
    }));

  it('signing in reports that this site has no accounts', () =>
    visit(PHONE, async (visitor) => {
      await visitor.open('/');
      await visitor.press(part('header button', SIGN_IN));
      await visitor.press(part('dialog button', WITH_GOOGLE));
      await visitor.sees(part('dialog [role=alert]', 'Las cuentas no están configuradas en este sitio.'));
      expect(await visitor.problems()).toEqual([]);
      await visitor.open('/profile');
      await visitor.isAt('/login');
      await visitor.open('/recommendations/saved');
      await visitor.isAt('/');
      expect(await visitor.problems()).toEqual([]);
    }));
});
