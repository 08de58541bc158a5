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
  page.on('request', (request) => requests.push(request));
  return {
    requested: () => requests.map((request) => new URL(request.url()).pathname),
    files: async () => {
      const files = await Promise.all(requests.map(transferred));
      return files.filter((file) => file !== null);
    },
  };
}

async function transferred(request: Request): Promise<TransferredFile | null> {
  const response = await request.response();
  if (!response) return null;
  await response.finished();
  const { responseBodySize } = await request.sizes();
  return {
    path: new URL(request.url()).pathname,
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
