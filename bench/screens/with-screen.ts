import type { Browser, Page } from '@playwright/test';
import { openScreen } from './open-screen.ts';
import type { Screen } from './screens.ts';
import type { Sites } from './serve-sites.ts';

/** Window heights by width. */
const WINDOWS = { 390: 844, 768: 1024, 1440: 900 } as const;
export type Width = 390 | 768 | 1440;
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const isPhone = (width: number): boolean => width < 768;

/** Opens `screen` in a new browser context, which closes when `take` has finished. */
export async function withScreen(
  browser: Browser,
  sites: Sites,
  { screen, width, theme }: { screen: Screen; width: Width; theme: Theme },
  take: (page: Page) => Promise<void>,
): Promise<void> {
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
    await take(page);
  } finally {
    await context.close();
  }
}
