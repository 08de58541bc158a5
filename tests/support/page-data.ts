/** The data that the build writes beside pages. */
import { http, HttpResponse } from 'msw/http';
import { dataPath } from '#src/lib/page-data.ts';
import { apiServer } from './api-server.ts';

/** @param data of the page at `path`; without them there is no such page */
export function servePage(path: string, data?: object): void {
  apiServer.use(
    http.get(`*${dataPath(path)}`, () => (data ? HttpResponse.json(data) : new HttpResponse('', { status: 404 }))),
  );
}
