/** Body of every 4xx and 5xx response. */
import * as z from 'zod/mini';

const ERROR_CODES = [
  'invalid_json',
  'invalid_body',
  'body_too_large',
  'forbidden',
  'not_found',
  'gone',
  'method_not_allowed',
  'too_many_requests',
  'internal',
  'mail_unavailable',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The code is for programs, the message for people, in Spanish. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    /** Path of the first invalid field, for example `requirements.ram`. */
    path: z.optional(z.string()),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
