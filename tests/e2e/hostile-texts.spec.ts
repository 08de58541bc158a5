import type { Page } from '@playwright/test';
import { FORM_NAME } from '#tests/support/page-texts.ts';
import { HOSTILE_ADDRESSES, HOSTILE_PICTURES, HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { answerQuestionnaire, ask, ASKED, submit } from './questionnaire.ts';
import { expect, hydrated, test } from './visit.ts';

const PER_QUERY = 10;

/** The API's answer with every text in it replaced, in three cards. */
async function hostileAnswer(page: Page): Promise<object> {
  const answer = await ask(page, ASKED);
  const computers = answer.computers.map((computer: object, card: number) => ({
    ...computer,
    name: HOSTILE_TEXTS.filter((_text, index) => index % 3 === card).join(' '),
    image: HOSTILE_PICTURES[card],
    link: HOSTILE_ADDRESSES[card],
    specs: HOSTILE_TEXTS,
    pros: HOSTILE_TEXTS,
    cons: HOSTILE_TEXTS,
    fit: HOSTILE_TEXTS.join(' '),
  }));
  return { ...answer, computers, reason: HOSTILE_TEXTS.join('\n'), explanation: HOSTILE_TEXTS.join('\n') };
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

  test('in answers of the API, and in storage', async ({ page }) => {
    const seen = await listenForScripts(page);
    const json = await hostileAnswer(page);
    await page.route('**/api/recommendations', (route) => route.fulfill({ json }));
    await answerQuestionnaire(page);
    await submit(page);
    await expect(page.getByRole('main')).toContainText('pwned()');
    expect(await seen()).toEqual([]);
    // Now the results come from storage.
    await page.reload();
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('pwned()');
    await expect(main.locator('script, iframe, object, embed, style')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /(Ver|Buscar) en Amazon/ })).toHaveCount(0);
    expect(await seen()).toEqual([]);
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
