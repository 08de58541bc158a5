import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** https://owasp.org/www-project-secure-headers/ (2026-11), for JSON that no page renders or frames. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  // The same as the site's in firebase.json: browsers keep the last one they saw.
  strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
  xFrameOptions: 'DENY',
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

export const noStore: MiddlewareHandler = (context, next) => {
  context.header('Cache-Control', 'no-store');
  return next();
};

/** For files that a site of another origin shows. Goes before `securityHeaders`, which sets its own on the way out. */
export const forAnySite: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
};
