import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { ApiError } from './errors.ts';

const WHOLE_NUMBER = /^\d{1,9}$/;

/**
 * Reads and validates the query's parameters.
 * @param numbers names of the integer parameters
 * @throws {ApiError} `invalid_query` with the name of the first parameter that is unknown, repeated or invalid
 */
export function readQuery<T>(context: Context, schema: z.ZodMiniType<T>, numbers: readonly string[]): T {
  const given = Object.entries(context.req.queries());
  const repeated = given.find(([, values]) => values.length > 1);
  if (repeated) throw invalid(repeated[0]);
  const toNumber = (name: string, text: string) =>
    numbers.includes(name) && WHOLE_NUMBER.test(text) ? Number(text) : text;
  const result = schema.safeParse(Object.fromEntries(given.map(([name, [text = '']]) => [name, toNumber(name, text)])));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalid(issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : (issue?.path.join('.') ?? ''));
}

const invalid = (name: string): ApiError =>
  new ApiError('invalid_query', `El parámetro «${name}» no existe, se repite o no es válido.`, { path: name });
