import type { Context, MiddlewareHandler } from 'hono';
import secureJson from 'secure-json-parse';
import type * as z from 'zod/mini';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './errors.ts';

const MAX_BODY_BYTES = 64 * 1024;

function reject(): never {
  throw new ApiError('body_too_large', `El cuerpo de la petición supera los ${MAX_BODY_BYTES} bytes.`);
}

const limitStream = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: reject });

// Hono's limit creates a web `Request` with a stream, which doubled the busy API's memory (360 MiB instead of 170)
// and CPU time. Here it only counts bodies of unknown length: Node reads no more than `Content-Length` announces.
export const limitBody: MiddlewareHandler = (context, next) => {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
  const length = context.req.header('Content-Length');
  if (length === undefined) return unlessInterrupted(context.req.raw.signal, limitStream(context, next));
  return Number(length) > MAX_BODY_BYTES ? reject() : next();
};

/** Only the log shows this: the client has disconnected. */
export const interrupted = (): ApiError =>
  new ApiError('invalid_json', 'El cuerpo de la petición no ha llegado entero.');

/**
 * Awaits `reading`, the request's body.
 * @throws {ApiError} `invalid_json` if the client disconnects meanwhile
 */
async function unlessInterrupted<T>(client: AbortSignal, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!client.aborted) throw error;
    throw interrupted();
  }
}

/**
 * Reads the text of the request's body.
 * @throws {ApiError} `invalid_json` if the client disconnects meanwhile
 */
export const readBody = ({ req }: Context): Promise<string> => unlessInterrupted(req.raw.signal, req.text());

/** {@link readBody} followed by {@link parseJsonBody}. */
export const readJsonBody = async <T>(context: Context, schema: z.ZodMiniType<T>): Promise<T> =>
  parseJsonBody(await readBody(context), schema);

/**
 * Parses JSON and validates it. Unknown fields are dropped; keys that could pollute a prototype (`__proto__`,
 * `constructor.prototype`) are rejected.
 *
 * @throws {ApiError} `invalid_json`, or `invalid_body` with the path of the first invalid field
 */
export function parseJsonBody<T>(text: string, schema: z.ZodMiniType<T>): T {
  const result = schema.safeParse(parseJson(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  const reason = issue?.code === 'custom' ? ` ${issue.message}` : '';
  throw new ApiError(
    'invalid_body',
    path ? `El campo «${path}» no es válido.${reason}` : 'El cuerpo debe ser un objeto con los campos del contrato.',
    { path },
  );
}

function parseJson(text: string): unknown {
  try {
    return secureJson.parse(text, undefined, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw new ApiError('invalid_json', 'El cuerpo no es JSON válido o contiene claves no permitidas.');
  }
}
