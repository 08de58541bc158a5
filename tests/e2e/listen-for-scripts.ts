import type { Page } from '@playwright/test';

/** What the page itself sees of a script that runs, and of one that the policy has stopped. */
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
