import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const DEBIANS = '/usr/bin/chromium';

/** Debian's Chromium where it is installed, else Playwright's own. Its sandbox does not run as root, which containers do. */
export const CHROMIUM = {
  ...(existsSync(DEBIANS) && { executablePath: DEBIANS }),
  args: ['--no-sandbox'],
};

export const startChromium = (...args: string[]): Promise<Browser> =>
  chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, ...args] });
