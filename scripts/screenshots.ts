/**
 * `npm run screenshots`: every screen in every state, at three widths, light and dark, as pictures in `screenshots/` with
 * an index to look through. Words after `--` keep to the screens whose names contain one of them. The pictures are of
 * the built site, and of one with example accounts where only signed-in people come. `--update` instead takes those anew
 * against which the browser tests compare.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { askAdvisor, recordAnswers } from '../tests/e2e/looks/given-answers.ts';
import { openScreen } from '../tests/e2e/looks/open-screen.ts';
import { allScreens, type Screen } from '../tests/e2e/looks/screens.ts';
import { contactSheet } from './screenshots/contact-sheet.ts';
import { serveSites } from './screenshots/serve-sites.ts';

const FOLDER = join(import.meta.dirname, '../screenshots');
const WIDTHS = { 390: 844, 768: 1024, 1440: 900 };
const THEMES = ['light', 'dark'] as const;
/** Pictures that are taken at once. */
const HANDS = 2;

interface Shot {
  screen: Screen;
  width: number;
  height: number;
  theme: (typeof THEMES)[number];
  file: string;
}

if (process.argv.includes('--update')) await updateWatched();

const words = process.argv.slice(2);
const wanted = (screen: Screen, width: number): boolean =>
  (words.length === 0 || words.some((word) => screen.name.includes(word))) &&
  (screen.only === undefined || (screen.only === 'phone') === width < 768);

const screens = allScreens(await askAdvisor());
const shots: Shot[] = screens.flatMap((screen) =>
  Object.entries(WIDTHS).flatMap(([width, height]) =>
    THEMES.filter(() => wanted(screen, Number(width))).map((theme) => ({
      screen,
      width: Number(width),
      height,
      theme,
      file: `${screen.name}-${width}-${theme}.png`,
    })),
  ),
);

if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const sites = await serveSites();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const queue = [...shots];
const failures: string[] = [];
await Promise.all(Array.from({ length: HANDS }, () => takeAll(browser)));
await browser.close();
sites.close();
await writeFile(
  join(FOLDER, 'index.html'),
  contactSheet(shots.map(({ screen, width, theme, file }) => ({ name: screen.name, width, theme, file }))),
);
console.log(`${shots.length - failures.length} pictures: screenshots/index.html`);
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);

async function takeAll(from: Browser): Promise<void> {
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    await take(from, shot).catch((error: unknown) => failures.push(`${shot?.file}: ${String(error)}`));
  }
}

async function take(from: Browser, { screen, width, height, theme, file }: Shot): Promise<void> {
  const context = await from.newContext({
    viewport: { width, height },
    hasTouch: width < 768,
    isMobile: width < 768,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'es-ES',
    serviceWorkers: 'block',
    timezoneId: 'Europe/Madrid',
  });
  try {
    const page = await openScreen(context, screen.accounts ? sites.withAccounts : sites.plain, screen);
    await page.screenshot({ path: join(FOLDER, file), fullPage: !screen.windowOnly });
  } finally {
    await context.close();
  }
}

async function updateWatched(): Promise<never> {
  await recordAnswers();
  execFileSync('oxfmt', ['tests/e2e/looks/given-answers.json']);
  await import('./build.ts');
  execFileSync('playwright', ['test', 'tests/e2e/looks', '--project=phone', '--update-snapshots=all'], {
    stdio: 'inherit',
  });
  process.exit(0);
}
