import { getRequestListener } from '@hono/node-server';
import { composeApi } from './compose.ts';
import { readApiConfig } from './config.ts';
import { createHttpServer, limitsBehind } from './http-server.ts';
import { exitOnError, stopOnSignal } from './process-end.ts';

const config = exitOnError(() => readApiConfig(process.env));
const { app, catalogue, checkForSnapshot, mail, clients } = exitOnError(() => composeApi(config));

const listener = getRequestListener(app.fetch);
const server = createHttpServer(
  (request, response) => void listener(request, response),
  limitsBehind(config.TRUSTED_PROXIES),
);
if (checkForSnapshot) process.on('SIGHUP', () => void checkForSnapshot());
stopOnSignal(server, (running) => console.log(`Stopping; requests still running: ${running}`));
server.listen(config.PORT, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  console.log(`API on port ${port}: ${catalogue.size} laptops, prices up to ${catalogue.date}`);
  console.log(`Mail ${mail}`);
  console.log(`Clients ${clients}`);
});
