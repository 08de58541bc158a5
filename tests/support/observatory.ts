/**
 * The scoring of MDN's HTTP Observatory for one answer: github.com/mdn/mdn-http-observatory, src/grader/charts.js and
 * src/analyzer/tests, as published in November 2026. Scores start at 100; bonuses count from 90 on. What needs the
 * open internet (the redirect from http, the HSTS preload list) counts as passed: zero points.
 */

const BASELINE = 100;
const BONUS_FROM = 90;
const HALF_A_YEAR_S = 15_768_000;

const BROAD = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']);
const SAFE_REFERRERS = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);
const isInsecure = (source: string): boolean => /^(?:http|ftp):/.test(source);
const isUnsafe = (source: string): boolean => BROAD.has(source) || source === "'unsafe-inline'" || source === 'data:';

export interface Grading {
  modifiers: Record<string, number>;
  score: number;
  grade: 'A+' | 'A' | 'below A';
}

/** @param html the answer's text where it is a page. */
export function grade(headers: Headers, html: string | null): Grading {
  const policy = parsePolicy(headers.get('content-security-policy') ?? '');
  const modifiers = {
    policy: scorePolicy(policy),
    cookies: scoreCookies(headers),
    sharing: scoreSharing(headers),
    transport: scoreTransport(headers.get('strict-transport-security') ?? ''),
    types: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: scoreFrames(headers, policy),
    referrer: scoreReferrer(headers.get('referrer-policy')),
    resources: scoreResources(headers.get('cross-origin-resource-policy')),
    scripts: scoreScripts(html),
  };
  const values = Object.values(modifiers);
  const penalized = BASELINE + sum(values.filter((value) => value < 0));
  const score = penalized >= BONUS_FROM ? penalized + sum(values.filter((value) => value > 0)) : penalized;
  const letter = score >= BASELINE ? 'A+' : 'below A';
  return { modifiers, score, grade: score >= BONUS_FROM && score < BASELINE ? 'A' : letter };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** The first match counts, worst first, as in the original. */
function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => withoutIgnored(policy.get(name) ?? policy.get('default-src') ?? ['*']);
  const passive = new Set(['img-src', 'media-src']);
  const active = [...policy].filter(([name]) => !passive.has(name)).flatMap(([, sources]) => sources);
  if (of('script-src').some(isUnsafe) || of('object-src').some((source) => BROAD.has(source))) return -20;
  if (active.some(isInsecure)) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if ([...of('img-src'), ...of('media-src')].some(isInsecure)) return -10;
  if (of('style-src').some(isUnsafe)) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

/** Browsers ignore 'unsafe-inline' beside a hash or nonce. */
const withoutIgnored = (sources: readonly string[]): readonly string[] =>
  sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

function scoreCookies(headers: Headers): number {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /;\s*httponly/i.test(cookie) && /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0;
}

const scoreSharing = (headers: Headers): number =>
  headers.has('access-control-allow-origin') && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0;

function scoreTransport(value: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds < HALF_A_YEAR_S ? -10 : 0;
}

function scoreFrames(headers: Headers, policy: Policy): number {
  const ancestors = policy.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.has(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function scoreReferrer(value: string | null): number {
  if (value === null) return 0;
  return SAFE_REFERRERS.has(value) ? 5 : -5;
}

function scoreResources(value: string | null): number {
  if (value === null || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}

/** Scripts of other hosts need an `integrity`; the site's own do not. */
function scoreScripts(html: string | null): number {
  const foreign = [...(html ?? '').matchAll(/<script\b[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  if (foreign.length === 0) return 0;
  if (foreign.some(([, address = '']) => !address.startsWith('https:'))) return -50;
  return foreign.every(([tag]) => tag.includes('integrity=')) ? 5 : -5;
}
