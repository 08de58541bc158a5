/** An answer that one visitor shares and another opens: two browsers, and no server that sees it. */
import type { Browser, Page } from '@playwright/test';
import { startOnline } from './connection.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expect, test } from './visit.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
const share = (page: Page) => page.getByRole('button', { name: 'Compartir' });

/** The link as it is shown where the clipboard is refused. */
async function sharedLink(page: Page): Promise<string> {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await share(page).click();
  return page.getByRole('textbox', { name: 'Copia este enlace' }).inputValue();
}

async function somebodyElse(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'es-ES' });
  await startOnline(context);
  return context.newPage();
}

test('a link shows the same laptops to somebody else, and no request carries it @desktop', async ({
  page,
  browser,
}) => {
  await answerQuestionnaire(page);
  await submit(page);
  const own = await names(page);
  const link = await sharedLink(page);
  const [, fragment = ''] = link.split('#');
  expect(fragment).toMatch(/^1\.9\.2\.15o\/[a-z0-9-]+\/\d{4}-\d\d/);

  const other = await somebodyElse(browser);
  const sent: string[] = [];
  other.on('request', (request) => sent.push(`${request.url()} ${request.postData()} ${request.headers()['referer']}`));
  await other.goto(link);
  await expect.poll(() => names(other)).toEqual(own);
  await expect(other.getByText('Compartido contigo')).toBeAttached();
  const [code = '', winner = ''] = fragment.split('/');
  expect(sent.filter((each) => each.includes(code) || each.includes(winner))).toEqual([]);
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await other.context().close();
});
