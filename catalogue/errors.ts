import type * as z from 'zod';

/** A file or a state of the catalogue that cannot be used; the message is for the operator. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @param code of a system error: «ENOENT» */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** @throws CatalogueError naming the first field that is not valid */
export function validated<T extends z.ZodType>(schema: T, value: unknown, source: string): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CatalogueError(`${source}, field ${issue?.path.join('.') || '(whole)'}: ${issue?.message}`);
}
