/** The API as one Hono application. It knows no host: `server.ts` listens, tests call `request`. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Advisor } from '../advisor/advisor.ts';
import { createAddressLimit } from './middleware/address-limit.ts';
import { ApiError, answerError } from './middleware/errors.ts';
import { foreignPages } from './middleware/foreign-pages.ts';
import type { Log } from './middleware/log.ts';
import type { Limit } from './middleware/rate-limit.ts';
import { requestId } from './middleware/request-id.ts';
import { requestLog } from './middleware/request-log.ts';
import { type ContactDependencies, contactRoute } from './routes/contact.ts';
import { healthRoute } from './routes/health.ts';
import { laptopsRoute } from './routes/laptops.ts';
import { recommendationsRoutes } from './routes/recommendations.ts';

/** A body over this many bytes is refused with 413. */
const BODY_LIMIT_BYTES = 64 * 1024;

function refuseBody(): never {
  throw new ApiError('body_too_large', `El cuerpo de la petición supera los ${BODY_LIMIT_BYTES} bytes.`);
}

export interface AppDependencies {
  advisor: Advisor;
  /** Origins of other sites that may call this API from a browser; the site's own needs no entry. */
  allowedOrigins: readonly string[];
  /** Who takes the contact form's mail, and how much of it. */
  contact: Omit<ContactDependencies, 'reportError' | 'log'>;
  /** Told of every error that is not the caller's. */
  reportError: (error: unknown, requestId: string) => void;
  /** Told of every request. */
  log?: Log;
  /** What one address may ask for, whatever it is; without it, any number. */
  limit?: Limit | undefined;
}

/** @returns the whole API, to be served under its own paths (`/api/…`). */
export function createApp({ advisor, allowedOrigins, contact, reportError, log, limit }: AppDependencies) {
  const app = new Hono<{ Variables: { requestId: string } }>();

  app.use(requestId);
  if (log) app.use(requestLog(log));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        const Allow = methods.join(', ');
        return answerError(
          context,
          new ApiError('method_not_allowed', `Esta dirección admite ${Allow}.`, { headers: { Allow } }),
        );
      },
    }),
  );
  app.use('/api/*', foreignPages(allowedOrigins));
  if (limit) {
    const limitAddress = createAddressLimit(limit, contact.clientAddress);
    app.use('/api/*', (context, next) => {
      limitAddress(context);
      return next();
    });
  }
  const limitUnknownLength = bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: refuseBody });
  app.use('/api/*', (context, next) => {
    // Nobody reads the body of such a request. Looking for one makes a whole `Request`, whose memory is freed late.
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    // Node reads as much as was announced and no more; only what comes unannounced has to be counted on its way.
    const announced = context.req.header('Content-Length');
    if (announced === undefined) return limitUnknownLength(context, next);
    return Number(announced) > BODY_LIMIT_BYTES ? refuseBody() : next();
  });

  app.route('/api/health', healthRoute(advisor));
  app.route('/api/laptops', laptopsRoute(advisor));
  app.route('/api/recommendations', recommendationsRoutes(advisor));
  app.route('/api/send-contact', contactRoute({ ...contact, reportError, log }));

  app.notFound((context) => answerError(context, new ApiError('not_found', 'No hay nada en esta dirección.')));
  app.onError((error, context) => {
    if (error instanceof ApiError) return answerError(context, error);
    if (error instanceof HTTPException && error.status === 403) {
      return answerError(context, new ApiError('forbidden', 'Esta petición solo se acepta desde este sitio.'));
    }
    // Reading the body fails when the caller leaves in the middle of it.
    if (context.req.raw.signal.aborted) {
      return answerError(context, new ApiError('invalid_json', 'El cuerpo de la petición no ha llegado entero.'));
    }
    reportError(error, context.get('requestId'));
    return answerError(context, new ApiError('internal', 'Algo ha fallado en el servidor. Inténtalo más tarde.'));
  });

  return app;
}
