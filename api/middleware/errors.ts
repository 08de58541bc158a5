/** How the API says no. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, ErrorCode } from '../../src/contract/error.ts';

const STATUS_OF: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_json: 400,
  invalid_body: 400,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  too_many_requests: 429,
  internal: 500,
  mail_unavailable: 502,
};

/** Thrown anywhere in a route; becomes the answer of the contract. `path` names the first wrong field. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly path: string | undefined;

  constructor(code: ErrorCode, message: string, path?: string) {
    super(message);
    this.code = code;
    this.path = path;
  }
}

export const unknownLaptop = (): ApiError => new ApiError('not_found', 'No tenemos ningún portátil con ese id.');

export function answerError(context: Context, error: ApiError): Response {
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.path === undefined ? {} : { path: error.path }),
    },
  };
  return context.json(body, STATUS_OF[error.code]);
}
