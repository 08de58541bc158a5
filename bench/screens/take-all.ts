import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askAdvisor } from './given-answers.ts';
import { allScreens, type Screen } from './screens.ts';
import { startChromium } from '../chromium.ts';
import { isPhone, type Theme, THEMES, type Width, withScreen } from './with-screen.ts';
import { serveSites } from './serve-sites.ts';

const FOLDER = join(import.meta.dirname, '../../screenshots');
const WIDTHS: readonly Width[] = [390, 768, 1440];
const CONCURRENCY = 2;

interface Shot {
  screen: Screen;
  width: Width;
  theme: Theme;
  file: string;
}

/** Takes screenshots of all screens, or of those whose names contain one of `words`. @returns error messages */
export async function takeAll(words: readonly string[]): Promise<string[]> {
  const shots = allScreens(await askAdvisor())
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .flatMap(shotsOf);
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const failures = await take(shots);
  await writeFile(join(FOLDER, 'index.html'), contactSheet(shots));
  console.log(`${shots.length - failures.length} screenshots: screenshots/index.html`);
  return failures;
}

const shotsOf = (screen: Screen): Shot[] =>
  WIDTHS.filter((width) => screen.only === undefined || (screen.only === 'phone') === isPhone(width)).flatMap((width) =>
    THEMES.map((theme) => ({ screen, width, theme, file: `${screen.name}-${width}-${theme}.png` })),
  );

async function take(shots: readonly Shot[]): Promise<string[]> {
  const failures: string[] = [];
  const queue = [...shots];
  const sites = await serveSites();
  const browser = await startChromium();
  const work = async (): Promise<void> => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const { file, screen } = shot;
      await withScreen(browser, sites, shot, async (page) => {
        await page.screenshot({ path: join(FOLDER, file), fullPage: !screen.windowOnly });
      }).catch((error: unknown) => failures.push(`${file}: ${String(error)}`));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await browser.close();
  await sites.stop();
  return failures;
}

/** @returns a page with all screenshots, one row per screen */
function contactSheet(shots: readonly Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ screen }) => screen.name)].map(
    ([name, row]) => `<h2 id="${name}">${name}</h2><div>${row.map(figure).join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>${rows.join('\n')}`;
}

const figure = ({ width, theme, file }: Shot): string =>
  `<a href="${file}"><figure><figcaption>${width} ${theme}</figcaption><img loading="lazy" alt="" src="${file}"></figure></a>`;

const STYLE = `body { font: 14px system-ui; margin: 24px; background: #ddd }
div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
figure { margin: 0 } img { height: 480px; border: 1px solid #999 }`;
