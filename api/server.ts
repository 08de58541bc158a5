/** Way in for the hosted API: settings, catalogue, listen, stop. */
import { serve } from '@hono/node-server';
import { composeApi } from './compose.ts';
import { readApiConfig } from './config.ts';
import { orExit } from './or-exit.ts';

/** Running requests get this long to finish after a stop is asked for. */
const STOP_LIMIT_MS = 10_000;

const config = orExit(() => readApiConfig(process.env));
const { app, catalogue, mail } = orExit(() => composeApi(config));

const server = serve({ fetch: app.fetch, port: config.PORT }, ({ port }) => {
  console.log(`API on port ${port}: ${catalogue.size} laptops, prices up to ${catalogue.date}`);
  console.log(`Mail ${mail}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  });
}
