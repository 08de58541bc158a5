import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import superstatic from 'superstatic/lib/superstatic.js';
import type { MiddlewareOptions } from 'superstatic/lib/options.js';
import * as z from 'zod';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A typical quality of hosting services for compression on request. */
const QUALITY = 5;

interface FoundFile {
  file: string;
  /** Brotli compresses in the build or on request, because the build compresses neither laptop pages nor their data. */
  compressed: false | 'by the build' | 'on request';
  size: number;
  modified: number;
}

const headersSchema = z.object({
  source: z.optional(z.string()),
  regex: z.optional(z.string()),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});
const hostingSchema = z.object({
  cleanUrls: z.boolean(),
  trailingSlash: z.boolean(),
  redirects: z.array(z.object({ regex: z.string(), destination: z.string(), type: z.literal(301) })),
  rewrites: z.array(
    z.object({ source: z.optional(z.string()), regex: z.optional(z.string()), destination: z.optional(z.string()) }),
  ),
  headers: z.tuple([headersSchema], headersSchema),
});
export type Hosting = z.infer<typeof hostingSchema>;

/**
 * Reads the hosting part of firebase.json.
 * @throws if it uses a feature that this server does not support
 */
export async function readHosting(file: string): Promise<Hosting> {
  return z.object({ hosting: hostingSchema }).parse(JSON.parse(await readFile(file, 'utf8'))).hosting;
}

/** Adds `origins` to the given directives of the content security policy. */
export function allowOrigins(hosting: Hosting, directives: readonly string[], origins: readonly string[]): Hosting {
  const allowed = new RegExp(`\\b(?:${directives.join('|')})(?= )`, 'g');
  const adapt = (rule: z.infer<typeof headersSchema>) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? value.replaceAll(allowed, `$& ${origins.join(' ')}`) : value,
    })),
  });
  const [everyPage, ...others] = hosting.headers;
  return { ...hosting, headers: [adapt(everyPage), ...others.map(adapt)] };
}

/**
 * Allows the API's origin.
 * @param apiUrl VITE_API_URL; empty if the API has the site's origin
 */
export function hostingForApi(hosting: Hosting, apiUrl = ''): Hosting {
  const origin = URL.parse(apiUrl.trim())?.origin;
  return origin === undefined ? hosting : allowOrigins(hosting, ['connect-src', 'img-src'], [origin]);
}

/**
 * Serves the built site with the redirects, rewrites and headers of firebase.json through superstatic, the server of Firebase's
 * hosting emulator, and compresses as the real hosting would: most files were compressed at build. Rewrites to
 * services (the API) are left to the caller.
 *
 * @param siteFolder absolute path of the built site
 */
export function createSiteHandler(siteFolder: string, hosting: Hosting): SiteHandler {
  const compressed = new WeakSet<IncomingMessage>();

  const provider = async (request: IncomingMessage, pathname: string) => {
    const found = await findFile(siteFolder, pathname, acceptsBrotli(request));
    if (!found) return null;
    if (found.compressed) compressed.add(request);
    return {
      stream: contentOf(found),
      size: found.compressed === 'on request' ? undefined : found.size,
      modified: found.modified,
      etag: `"${found.modified.toString(36)}-${found.size.toString(36)}"`,
    };
  };
  // superstatic calls this right before it sends a file.
  const compression = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (compressed.has(request)) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Vary', 'Accept-Encoding');
    next();
  };
  const options: MiddlewareOptions = { fallthrough: false };
  const config = {
    ...hosting,
    // Firebase serves /__/ with its own policy; the local page that replaces it needs the site's.
    headers: [...hosting.headers, { source: '/__/**', headers: hosting.headers[0].headers }],
    rewrites: hosting.rewrites.filter(({ destination }) => destination !== undefined),
  };
  // The published types lack `provider`, headers by regular expression and `compression` as a function.
  const handle = superstatic(Object.assign(options, { config, provider, compression }));

  return (request, response) => {
    // superstatic throws on an address that it cannot decode, which no page has.
    if (decodePath(request.url ?? '') === null) request.url = '/malformed';
    handle(request, response, (error?: unknown) => {
      response.statusCode = error ? 500 : 404;
      response.end();
    });
  };
}

const acceptsBrotli = (request: IncomingMessage): boolean =>
  /(?:^|[ ,])br(?:$|[ ,;])/.test(String(request.headers['accept-encoding']));

async function findFile(folder: string, pathname: string, brotli: boolean): Promise<FoundFile | null> {
  const decoded = decodePath(pathname);
  if (decoded === null) return null;
  const file = join(folder, normalize(decoded));
  if (!file.startsWith(folder + sep) || file.endsWith('.br')) return null;
  const plain = await fileStats(file);
  if (!plain) return null;
  const packed = brotli ? await fileStats(`${file}.br`) : null;
  if (packed) return { file: `${file}.br`, compressed: 'by the build', ...packed };
  return { file, compressed: brotli && /\.(?:html|json)$/.test(file) && 'on request', ...plain };
}

function contentOf({ file, compressed }: FoundFile): Readable {
  const content = createReadStream(file);
  return compressed === 'on request'
    ? content.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
    : content;
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURI(pathname);
  } catch {
    return null;
  }
}

async function fileStats(file: string): Promise<{ size: number; modified: number } | null> {
  try {
    const stats = await stat(file);
    return stats.isFile() ? { size: stats.size, modified: Math.floor(stats.mtimeMs) } : null;
  } catch {
    return null;
  }
}
