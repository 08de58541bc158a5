/** What a page loads over the network. */
import { expect, type Page, type Request } from '@playwright/test';

export interface Traffic {
  /** Files loaded so far, with their bytes as transferred: compressed, without headers. */
  files: () => Promise<TransferredFile[]>;
  /** Every path requested so far, answered or not. */
  requested: () => string[];
}

export interface TransferredFile {
  path: string;
  type: string;
  bytes: number;
}

/** Records every request of `page` from now on. */
export function recordTraffic(page: Page): Traffic {
  const requests: Request[] = [];
  const finished = new Set<Request>();
  const failed = new Set<Request>();
  page.on('request', (request) => requests.push(request));
  page.on('requestfinished', (request) => finished.add(request));
  page.on('requestfailed', (request) => failed.add(request));
  /** The browser sometimes never says how the requests of a page that was left have ended. */
  const unfinished = (): string[] => {
    const opened = requests.findLastIndex((request) => request.isNavigationRequest());
    const ofThisPage = requests.slice(Math.max(0, opened));
    return ofThisPage.filter((request) => !finished.has(request) && !failed.has(request)).map(pathOf);
  };
  return {
    requested: () => requests.map(pathOf),
    files: async () => {
      await expect.poll(unfinished).toEqual([]);
      return Promise.all(requests.filter((request) => finished.has(request)).map(transferred));
    },
  };
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;

async function transferred(request: Request): Promise<TransferredFile> {
  const { responseBodySize } = await request.sizes();
  return {
    path: pathOf(request),
    type: request.resourceType(),
    // A negative size stands for a file from the cache.
    bytes: Math.max(0, responseBodySize),
  };
}

export const bytesOf = (files: readonly TransferredFile[], type: string): number =>
  files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

/** Waits until the open page has loaded all of `paths`. */
export async function expectLoaded(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      return paths.filter((path) => !loaded.includes(path));
    })
    .toEqual([]);
}
