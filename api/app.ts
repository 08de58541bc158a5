/** The API as one Hono application, independent of its host: `server.ts` listens, tests call `request`. */
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import type { SpanishAdvisor } from '../words/spanish-advisor.ts';
import { type CatalogueState, healthSchema } from '../contract/health.ts';
import { limitBody } from './middleware/read-request.ts';
import { crossOrigin, noStore, securityHeaders } from './middleware/response-headers.ts';
import { ApiError, sendError } from './middleware/errors.ts';
import { type Log, requestLog } from './middleware/log.ts';
import { type Limit, limitEachAddress, takeTurns } from './middleware/clients.ts';
import { type ContactDependencies, contactRoute } from './routes/contact.ts';
import { laptopsRoute } from './routes/laptops.ts';
import { recommendationsRoutes } from './routes/recommendations.ts';

const MAX_REQUEST_ID_LENGTH = 64;

export interface AppDependencies {
  /** The advisor of the newest catalogue, which may change between two requests. */
  current: () => SpanishAdvisor;
  /** State of a living catalogue; absent if none is followed. */
  catalogueState?: (() => CatalogueState) | undefined;
  /** Origins of other sites that may call this API from a browser; the site's own needs no entry. */
  allowedOrigins: readonly string[];
  contact: Omit<ContactDependencies, 'reportError'>;
  reportError: (error: unknown, requestId: string) => void;
  log?: Log;
  limit?: Limit | undefined;
}

/** @returns the whole API, to be served under its own paths (`/api/…`) */
export function createApp({
  current,
  catalogueState,
  allowedOrigins,
  contact,
  reportError,
  log,
  limit,
}: AppDependencies) {
  const app = new Hono<{ Variables: RequestIdVariables }>();

  app.use(requestId({ limitLength: MAX_REQUEST_ID_LENGTH }));
  if (log) app.use(requestLog(log));
  app.use(securityHeaders, noStore);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        const Allow = methods.join(', ');
        return sendError(
          context,
          new ApiError('method_not_allowed', `Esta dirección admite ${Allow}.`, { headers: { Allow } }),
        );
      },
    }),
  );
  app.use('/api/*', ...crossOrigin(allowedOrigins));
  if (limit) app.use('/api/*', limitEachAddress(limit, contact.clientAddress));
  app.use('/api/*', limitBody);
  const inTurn = takeTurns(contact.clientAddress);
  app.use('/api/laptops/*', inTurn).use('/api/recommendations/*', inTurn);

  app.get('/api/health', (context) =>
    context.json(healthSchema.parse({ status: 'ok', catalogue: { ...current().catalogue, ...catalogueState?.() } })),
  );
  app.route('/api/laptops', laptopsRoute(current));
  app.route('/api/recommendations', recommendationsRoutes(current));
  app.route('/api/send-contact', contactRoute({ ...contact, reportError }));

  app.notFound((context) => sendError(context, new ApiError('not_found', 'No hay nada en esta dirección.')));
  app.onError((error, context) => {
    if (error instanceof ApiError) return sendError(context, error);
    if (error instanceof HTTPException && error.status === 403) {
      return sendError(context, new ApiError('forbidden', 'Esta petición solo se acepta desde este sitio.'));
    }
    reportError(error, context.get('requestId'));
    return sendError(context, new ApiError('internal', 'Algo ha fallado en el servidor. Inténtalo más tarde.'));
  });

  return app;
}
