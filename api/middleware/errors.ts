import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, ErrorCode, GoneBody } from '../../contract/error.ts';

const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_json: 400,
  invalid_body: 400,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  gone: 410,
  body_too_large: 413,
  too_many_requests: 429,
  internal: 500,
  mail_unavailable: 502,
};

interface ErrorDetails {
  path?: string;
  headers?: Record<string, string>;
  /** The closest laptops to a retired one. */
  similarLaptops?: GoneBody['similarLaptops'];
}

/** Thrown anywhere in a route; the app converts it into the contract's error response. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** @returns the answer of an error: its JSON body with the status and headers that belong to its code */
export function sendError(context: Context, { code, message, details }: ApiError): Response {
  const { path, headers, similarLaptops } = details;
  const error = { code, message, ...(path === undefined ? {} : { path }) };
  const body: ErrorBody | GoneBody = { error, ...(similarLaptops && { similarLaptops }) };
  return context.json(body, STATUS[code], headers);
}
