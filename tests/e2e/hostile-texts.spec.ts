import type { Page } from '@playwright/test';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { FORM_NAME } from '#tests/support/page-texts.ts';
import { HOSTILE_ADDRESSES, HOSTILE_PICTURES, HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { CATALOGUE } from '../support/shipped.ts';
import { MARKETPLACE, newTestApp } from '../support/test-app.ts';
import { submit } from './questionnaire.ts';
import { expect, hydrated, test } from './visit.ts';

const ANSWERS = { deviceType: 'laptop', purposes: ['office'], priorities: [], budget: 1500, requirements: {} };
const PER_QUERY = 10;

/** The real API's answer from a catalogue in which every text is hostile. */
async function answerOfHostileCatalogue(): Promise<string> {
  const { laptops, date } = CATALOGUE;
  const hostile = laptops.slice(0, HOSTILE_TEXTS.length).map((laptop, index) => {
    const text = HOSTILE_TEXTS[index] ?? '';
    const image = HOSTILE_PICTURES[index % HOSTILE_PICTURES.length] ?? '';
    return Object.assign({}, laptop, { name: text, model: text, image });
  });
  const advisor = createSpanishAdvisor({ laptops: hostile, date }, { marketplace: MARKETPLACE });
  const headers = { 'Content-Type': 'application/json' };
  const response = await newTestApp({ advisor }).request('/api/recommendations', {
    method: 'POST',
    headers,
    body: JSON.stringify(ANSWERS),
  });
  expect(response.headers.get('content-type')).toContain('application/json');
  return response.text();
}

/** The same answer with every text in it replaced, in three cards. */
function hostileAnswer(answer: string): string {
  const parsed: { computers: object[] } = JSON.parse(answer);
  const computers = parsed.computers.map((computer, card) => ({
    ...computer,
    name: HOSTILE_TEXTS.filter((_text, index) => index % 3 === card).join(' '),
    link: HOSTILE_ADDRESSES[card],
    specs: HOSTILE_TEXTS,
    pros: HOSTILE_TEXTS,
    cons: HOSTILE_TEXTS,
    fit: HOSTILE_TEXTS.join(' '),
  }));
  return JSON.stringify({
    ...parsed,
    computers,
    reason: HOSTILE_TEXTS.join('\n'),
    explanation: HOSTILE_TEXTS.join('\n'),
  });
}

/** @returns a function that lists every injected script that ran or was stopped by the page's policy */
async function listenForScripts(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('pwned', () => seen.push('pwned'));
  await page.exposeFunction('violated', (what: string) => seen.push(`policy: ${what}`));
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => violated(event.violatedDirective + ' ' + event.blockedURI))`,
  );
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`popup: ${popup.url()}`));
  return async () => {
    await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
    return seen;
  };
}

test.describe('script and markup never run @desktop', () => {
  // The router's word about a fragment that cannot be read.
  test.use({ expectedProblems: ['is not a decodable element ID'] });

  test('in answers of the API, first with a hostile catalogue, then all hostile, and in storage', async ({ page }) => {
    const seen = await listenForScripts(page);
    const fromCatalogue = await answerOfHostileCatalogue();
    for (const body of [fromCatalogue, hostileAnswer(fromCatalogue)]) {
      await page.route('**/api/recommendations', (route) => route.fulfill({ contentType: 'application/json', body }));
      await page.goto('/form');
      await hydrated(page);
      await page.getByRole('checkbox', { name: /Trabajo\/Estudio/ }).check();
      await submit(page);
      await expect(page.getByRole('main')).toContainText('pwned()');
      expect(await seen()).toEqual([]);
      // Now the results come from storage.
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('main')).toContainText('pwned()');
      expect(await page.getByRole('main').locator('script, iframe, object, embed, style').count()).toBe(0);
      expect(await seen()).toEqual([]);
    }
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /(Ver|Buscar) en Amazon/ })
        .count(),
    ).toBe(0);
  });

  test('in addresses: queries, fragments and the target of a sign-in', async ({ page }) => {
    const seen = await listenForScripts(page);
    for (let at = 0; at < HOSTILE_TEXTS.length; at += PER_QUERY) {
      const texts = HOSTILE_TEXTS.slice(at, at + PER_QUERY);
      const query = new URLSearchParams(texts.map((text, index) => [index === 0 ? 'from' : text, text]));
      const path = ['/', '/form', '/login', '/recommendations', '/blog'][(at / PER_QUERY) % 5];
      await page.goto(`${path}?${query.toString()}#${encodeURIComponent(texts[0] ?? '')}`);
      await hydrated(page);
    }
    await page.goto('/form#%E0%A4%A');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(FORM_NAME);
    expect(await seen()).toEqual([]);
  });
});
