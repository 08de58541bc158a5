/**
 * `npm run screenshots`: every screen in every state, at three widths, light and dark, in `screenshots/` with an index.
 * Words after `--` select screens by parts of their names, and views by their whole names: those below are more than the
 * usual six. Signed-in screens come from a build with example accounts. `--update` renews the pictures in the repository
 * instead: those that the browser tests compare, and the README's.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startChromium } from '../chromium.ts';
import { askAdvisor, recordAnswers } from './given-answers.ts';
import { openScreen } from './open-screen.ts';
import type { Screen } from './screen.ts';
import { allScreens } from './screens.ts';
import { serveSites } from './serve-sites.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'screenshots');
const README_PICTURE = join(ROOT, 'docs/screens/results-1440-light.webp');
const REFERENCES = ['test', 'tests/e2e/looks', '--project=phone', '--update-snapshots=all'];
const CONCURRENCY = 2;

interface View {
  width: number;
  height: number;
  dark?: true;
  /** With the colours of the system. */
  forced?: true;
  /** Size of letters in the browser's settings, in pixels. */
  letters?: number;
  /** A4 within its margins. */
  paper?: true;
  /** Only the first window. */
  windowOnly?: true;
}

const USUAL_VIEWS: Record<string, View> = {
  '390-light': { width: 390, height: 844 },
  '390-dark': { width: 390, height: 844, dark: true },
  '768-light': { width: 768, height: 1024 },
  '768-dark': { width: 768, height: 1024, dark: true },
  '1440-light': { width: 1440, height: 900 },
  '1440-dark': { width: 1440, height: 900, dark: true },
};
const VIEWS: Record<string, View> = {
  ...USUAL_VIEWS,
  '320': { width: 320, height: 568 },
  'first-390': { width: 390, height: 664, windowOnly: true },
  'first-1280': { width: 1280, height: 800, windowOnly: true },
  '1280': { width: 1280, height: 800 },
  'forced-390': { width: 390, height: 844, forced: true },
  'forced-1280': { width: 1280, height: 800, forced: true },
  'letters-390': { width: 390, height: 844, letters: 32 },
  'letters-1280': { width: 1280, height: 800, letters: 32 },
  paper: { width: 718, height: 1047, paper: true },
};

interface Shot {
  screen: Screen;
  viewName: string;
  view: View;
  file: string;
}

const args = process.argv.slice(2);
const screens = allScreens(await askAdvisor());
process.exitCode = args.includes('--update') ? await renewStored() : await takeAll(args);

/** @param words names of views, and parts of screens' names; without either all screens in the usual views */
async function takeAll(words: readonly string[]): Promise<0 | 1> {
  const named = words.filter((word) => word in VIEWS);
  const parts = words.filter((word) => !(word in VIEWS));
  const shots = screens
    .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
    .flatMap((screen) => shotsOf(screen, named.length === 0 ? Object.keys(USUAL_VIEWS) : named));
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const failures = await take(shots, async (page, { file, screen, view }) => {
    if (view.paper) await page.emulateMedia({ media: 'print' });
    const fullPage = !screen.windowOnly && !view.windowOnly && view.letters === undefined;
    await page.screenshot({ path: join(FOLDER, file), fullPage });
  });
  await writeFile(join(FOLDER, 'index.html'), contactSheet(shots));
  console.log(`${shots.length - failures} screenshots: screenshots/index.html`);
  return failures === 0 ? 0 : 1;
}

async function renewStored(): Promise<0 | 1> {
  await recordAnswers();
  const results = screens.filter(({ name }) => name === 'results');
  const shown = results.flatMap((screen) => shotsOf(screen, ['1440-light']));
  const failures = await take(shown, async (page) => {
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
    await writeFile(README_PICTURE, Buffer.from(data, 'base64'));
  });
  execFileSync('playwright', REFERENCES, { stdio: 'inherit' });
  return failures === 0 ? 0 : 1;
}

function shotsOf(screen: Screen, viewNames: readonly string[]): Shot[] {
  return viewNames.flatMap((viewName) => {
    const view = VIEWS[viewName];
    if (!view || (screen.only !== undefined && (screen.only === 'phone') !== isPhone(view))) return [];
    return [{ screen, viewName, view, file: `${screen.name}-${viewName}.png` }];
  });
}

function isPhone({ width, paper }: View): boolean {
  return width < 768 && !paper;
}

/** Builds and opens the site for each shot. @returns how many failed, and prints why */
async function take(shots: readonly Shot[], picture: (page: Page, shot: Shot) => Promise<void>): Promise<number> {
  const sites = await serveSites();
  const browser = await startChromium();
  const takeOne = async (shot: Shot): Promise<void> => {
    const { screen, view } = shot;
    const { width, height } = view;
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: isPhone(view),
      isMobile: isPhone(view),
      colorScheme: view.dark ? 'dark' : 'light',
      forcedColors: view.forced ? 'active' : 'none',
      reducedMotion: 'reduce',
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      serviceWorkers: 'block',
    });
    try {
      const page = await context.newPage();
      await openScreen(page, screen.accounts ? sites.withAccounts : sites.plain, screen);
      if (view.letters !== undefined) await enlarge(page, width, view.letters);
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

/** Makes the window as tall as its page, because pictures of more than the window, and new sizes, bring back usual letters. */
async function enlarge(page: Page, width: number, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const setLetters = () => devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await setLetters();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await setLetters();
  await page.waitForTimeout(300);
}

/** @returns a page with all screenshots, one row per screen */
function contactSheet(shots: readonly Shot[]): string {
  const figure = ({ viewName, file }: Shot): string =>
    `<a href="${file}"><figure>${viewName}<br><img loading="lazy" alt="" src="${file}"></figure></a>`;
  const rows = [...Map.groupBy(shots, ({ screen }) => screen.name)].map(
    ([name, row]) => `<h2 id="${name}">${name}</h2><div>${row.map(figure).join('')}</div>`,
  );
  const style = `body { font: 14px system-ui; margin: 24px; background: #ddd }
div { display: flex; gap: 12px; overflow-x: auto } figure { margin: 0 } img { height: 480px }`;
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('\n')}`;
}
