/** The data that the build writes beside pages. */
import { dataPath } from '#src/lib/page-data.ts';
import { respondTo } from './api-server.ts';

/** @param data of the page at `path`; without them there is no such page */
export const servePage = (path: string, data?: object): void =>
  respondTo(dataPath(path), () => (data ? Response.json(data) : new Response('', { status: 404 })));
