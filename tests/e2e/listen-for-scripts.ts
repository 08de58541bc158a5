import type { Page } from '@playwright/test';

/** @returns a function that lists every injected script that ran or was stopped by the page's policy */
export async function listenForScripts(page: Page): Promise<() => Promise<string[]>> {
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
