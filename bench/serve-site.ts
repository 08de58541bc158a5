/** A built site with its API, as the hosting serves them. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { composeApi } from '#api/compose.ts';
import { readApiConfig } from '#api/config.ts';
import { createSiteHandler, type Hosting } from '#local/site-server.ts';
import { listen, type Listening } from './free-port.ts';

export function serveSite(folder: string, hosting: Hosting): Promise<Listening> {
  const answerSite = createSiteHandler(folder, hosting);
  const answerApi = getRequestListener(composeApi(readApiConfig({ REQUESTS_PER_MINUTE: '0' })).app.fetch);
  const server = createServer((request, response) => {
    if (/^\/api(\/|\?|$)/.test(request.url ?? '')) void answerApi(request, response);
    else answerSite(request, response);
  });
  return listen(server);
}
