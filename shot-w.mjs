import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const api = 'http://localhost:4390';
for (const [width, scheme] of [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
  [320, 'light'],
]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  await page.goto(api + '/form');
  const answer = await (
    await fetch(api + '/api/recommendations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ purposes: ['programming', 'office'], priorities: ['battery'], budget: 1500 }),
    })
  ).json();
  await page.evaluate(
    (a) => localStorage.setItem('recommendations', JSON.stringify({ ...a, timestamp: Date.now() })),
    answer,
  );
  await page.goto(api + '/recommendations');
  await page.getByRole('button', { name: '¿Por qué no este?' }).click();
  const field = page.getByRole('combobox', { name: 'Qué portátil tienes en mente' });
  await field.fill('zenbook a14');
  if (width !== 320)
    (await page.waitForTimeout(600), await page.screenshot({ path: `/tmp/h/W/s-search-${width}-${scheme}.png` }));
  await page.getByRole('option').first().click();
  const section = page.locator('section', { has: page.getByRole('heading', { name: '¿Por qué no este?' }) }).last();
  await section.getByRole('article').waitFor();
  await section.screenshot({ path: `/tmp/h/W/s-a-${width}-${scheme}.png` });
  await field.fill('macbook pro 16');
  await page.getByRole('option').first().click();
  await page.waitForTimeout(500);
  await section.screenshot({ path: `/tmp/h/W/s-b-${width}-${scheme}.png` });
  await page.close();
}
await browser.close();
