import { Hono } from 'hono';
import { ApiError } from '../middleware/errors.ts';

/**
 * @param name matches `PICTURE_NAME`
 * @returns a WebP; `null` if there is none of this name
 */
export type ReadPicture = (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** The content of a name never changes. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** `GET /{name}.webp`: a shop's picture stored by the catalogue's refresh; 404 for an unknown one. */
export function picturesRoute(readPicture: ReadPicture) {
  return new Hono().get('/:file', async (context) => {
    const [name = '', extension] = context.req.param('file').split('.');
    const picture = extension === 'webp' ? await readPicture(name) : null;
    if (picture === null) throw new ApiError('not_found', 'No hay ninguna imagen con ese nombre.');
    return context.body(picture, 200, HEADERS);
  });
}
