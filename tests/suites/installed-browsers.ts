import { existsSync, globSync } from 'node:fs';

export const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const VIRTUAL_SCREEN = '/usr/bin/xvfb-run';

export const miniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

const missing = (program: string, packages: string): string =>
  `${program} is not installed (Debian: apt-get install ${packages}).`;

export const firefoxObstacle = (): string | null => (existsSync(FIREFOX) ? null : missing('Firefox', 'firefox-esr'));

export const webkitObstacle = (): string | null =>
  existsSync(WEBKIT_DRIVER) && existsSync(VIRTUAL_SCREEN) && miniBrowser()
    ? null
    : missing('WebKit', 'webkit2gtk-driver xvfb xauth');
