/** What a page fetches, as it comes over the wire. */
import type { Page, Request } from '@playwright/test';

export interface Traffic {
  /** What has come so far, in bytes as transferred (compressed, without headers). */
  files: () => Promise<TransferredFile[]>;
  /** Every address asked for so far, answered or not. */
  asked: () => string[];
}

export interface TransferredFile {
  path: string;
  type: string;
  bytes: number;
}

/** Writes down everything that `page` asks for from now on. */
export function recordTraffic(page: Page): Traffic {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    asked: () => requests.map((request) => new URL(request.url()).pathname),
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
    // What the browser still has is told as less than nothing.
    bytes: Math.max(0, responseBodySize),
  };
}

export const bytesOf = (files: readonly TransferredFile[], type: string): number =>
  files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
