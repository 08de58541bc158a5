import { type Browser, chromium } from '@playwright/test';

/** Debian's Chromium. Its sandbox does not run as root, which containers do. */
export const startChromium = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', ...args] });
