/** Way in for the hosted API: settings, catalogue, listen, stop. */
import { getRequestListener } from '@hono/node-server';
import { composeApi } from './compose.ts';
import { readApiConfig } from './config.ts';
import { stopOnSignal } from './graceful-stop.ts';
import { createHttpServer, limitsBehind } from './http-server.ts';
import { orExit } from './or-exit.ts';

const config = orExit(() => readApiConfig(process.env));
const { app, catalogue, mail, callers } = orExit(() => composeApi(config));

const answer = getRequestListener(app.fetch);
const server = createHttpServer(
  (request, response) => void answer(request, response),
  limitsBehind(config.TRUSTED_PROXIES),
);
stopOnSignal(server, (running) => console.log(`Stopping; requests still running: ${running}`));
server.listen(config.PORT, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  console.log(`API on port ${port}: ${catalogue.size} laptops, prices up to ${catalogue.date}`);
  console.log(`Mail ${mail}`);
  console.log(`Callers ${callers}`);
});
