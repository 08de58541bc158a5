/**
 * `npm run screenshots`: every screen in every state, at three widths, light and dark, in `screenshots/` with an index.
 * Words after `--` select screens by name. Signed-in screens come from a build with example accounts. `--update` renews
 * the pictures in the repository instead: those that the browser tests compare, and the README's.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startChromium } from '../chromium.ts';
import { askAdvisor, recordAnswers } from './given-answers.ts';
import { openScreen } from './open-screen.ts';
import { allScreens, type Screen } from './screens.ts';
import { serveSites } from './serve-sites.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'screenshots');
const README_PICTURE = join(ROOT, 'docs/screens/results-1440-light.webp');
const REFERENCES = ['test', 'tests/e2e/looks', '--project=phone', '--update-snapshots=all'];
/** Window heights by width. */
const WINDOWS = { 390: 844, 768: 1024, 1440: 900 } as const;
const WIDTHS = [390, 768, 1440] as const;
const THEMES = ['light', 'dark'] as const;
const CONCURRENCY = 2;

interface Shot {
  screen: Screen;
  width: (typeof WIDTHS)[number];
  theme: (typeof THEMES)[number];
  file: string;
}

const args = process.argv.slice(2);
const screens = allScreens(await askAdvisor());
process.exitCode = args.includes('--update') ? await renewStored() : await takeAll(args);

/** @param words of which one is in the name of each screen; none for all */
async function takeAll(words: readonly string[]): Promise<0 | 1> {
  const shots = screens
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .flatMap(shotsOf);
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const failures = await take(shots, async (page, { file, screen }) => {
    await page.screenshot({ path: join(FOLDER, file), fullPage: !screen.windowOnly });
  });
  await writeFile(join(FOLDER, 'index.html'), contactSheet(shots));
  console.log(`${shots.length - failures} screenshots: screenshots/index.html`);
  return failures === 0 ? 0 : 1;
}

async function renewStored(): Promise<0 | 1> {
  await recordAnswers();
  const results = screens.filter(({ name }) => name === 'results').flatMap(shotsOf);
  const shown = results.filter(({ width, theme }) => width === 1440 && theme === 'light');
  const failures = await take(shown, async (page) => {
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
    await writeFile(README_PICTURE, Buffer.from(data, 'base64'));
  });
  execFileSync('playwright', REFERENCES, { stdio: 'inherit' });
  return failures === 0 ? 0 : 1;
}

function shotsOf(screen: Screen): Shot[] {
  const widths = WIDTHS.filter((width) => screen.only === undefined || (screen.only === 'phone') === isPhone(width));
  return widths.flatMap((width) =>
    THEMES.map((theme) => ({ screen, width, theme, file: `${screen.name}-${width}-${theme}.png` })),
  );
}

function isPhone(width: number): boolean {
  return width < 768;
}

/** Builds and opens the site for each shot. @returns how many failed, and prints why */
async function take(shots: readonly Shot[], picture: (page: Page, shot: Shot) => Promise<void>): Promise<number> {
  const sites = await serveSites();
  const browser = await startChromium();
  const takeOne = async (shot: Shot): Promise<void> => {
    const { screen, width, theme } = shot;
    const context = await browser.newContext({
      viewport: { width, height: WINDOWS[width] },
      hasTouch: isPhone(width),
      isMobile: isPhone(width),
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      serviceWorkers: 'block',
    });
    try {
      const page = await context.newPage();
      await openScreen(page, screen.accounts ? sites.withAccounts : sites.plain, screen);
      await picture(page, shot);
    } finally {
      await context.close();
    }
  };
  let failures = 0;
  const queue = [...shots];
  const work = async (): Promise<void> => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const { file } = shot;
      await takeOne(shot).catch((error: unknown) => {
        failures += 1;
        console.error(`${file}: ${String(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await browser.close();
  await sites.stop();
  return failures;
}

/** @returns a page with all screenshots, one row per screen */
function contactSheet(shots: readonly Shot[]): string {
  const figure = ({ width, theme, file }: Shot): string =>
    `<a href="${file}"><figure>${width} ${theme}<br><img loading="lazy" alt="" src="${file}"></figure></a>`;
  const rows = [...Map.groupBy(shots, ({ screen }) => screen.name)].map(
    ([name, row]) => `<h2 id="${name}">${name}</h2><div>${row.map(figure).join('')}</div>`,
  );
  const style = `body { font: 14px system-ui; margin: 24px; background: #ddd }
div { display: flex; gap: 12px; overflow-x: auto } figure { margin: 0 } img { height: 480px }`;
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('\n')}`;
}
