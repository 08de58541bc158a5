import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allScreens } from './screens.ts';
import { askAdvisor } from './given-answers.ts';
import { startChromium } from '../chromium.ts';
import { type Theme, type Width, withScreen } from './with-screen.ts';
import { serveSites } from './serve-sites.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
/** 0–100; text stays sharp. */
const WEBP_QUALITY = 82;

const IMAGES: readonly [name: string, width: Width, theme: Theme][] = [['results', 1440, 'light']];

/** Renews the README's images in `docs/screens`. */
export async function takeReadmeImages(): Promise<void> {
  const screens = new Map(allScreens(await askAdvisor()).map((screen) => [screen.name, screen]));
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const sites = await serveSites();
  const browser = await startChromium();
  for (const [name, width, theme] of IMAGES) {
    const screen = screens.get(name);
    if (!screen) throw new Error(`There is no screen «${name}»`);
    await withScreen(browser, sites, { screen, width, theme }, async (page) => {
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY });
      await writeFile(join(FOLDER, `${name}-${width}-${theme}.webp`), Buffer.from(data, 'base64'));
    });
  }
  await browser.close();
  await sites.stop();
}
