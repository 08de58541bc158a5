/** How the API says no. */
import type { Context } from 'hono';
import type { ErrorBody, ErrorCode } from '../../contract/error.ts';
import type { Challenge } from '../../contract/proof-of-work.ts';
import { answerJson } from './answer-json.ts';

const STATUS_OF: Record<ErrorCode, number> = {
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

interface ErrorDetails {
  /** Names the first wrong field. */
  path?: string;
  headers?: Readonly<Record<string, string>>;
  /** With its solution the same request would be answered. */
  challenge?: Challenge;
}

/** Thrown anywhere in a route; becomes the answer of the contract. */
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

export const unknownLaptop = (): ApiError => new ApiError('not_found', 'No tenemos ningún portátil con ese id.');

export function answerError(context: Context, { code, message, details }: ApiError): Response {
  const { path, headers, challenge } = details;
  const error = { code, message, ...(path === undefined ? {} : { path }) };
  const body: ErrorBody = challenge ? { error, challenge } : { error };
  return answerJson(context, JSON.stringify(body), STATUS_OF[code], headers);
}
