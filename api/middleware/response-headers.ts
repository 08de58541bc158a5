import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** https://owasp.org/www-project-secure-headers/ (2026-11), for JSON that no page renders or frames. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  // The same as the site's in firebase.json, because browsers store the last one they received.
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

/**
 * For files that another origin may embed. Has to precede `securityHeaders`, which sets its own value on the
 * response's way out.
 */
export const forAnySite: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
};
