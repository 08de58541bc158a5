/** How the API says no: a 4xx or 5xx status with this body. */
import * as z from 'zod/mini';

export const ERROR_CODES = [
  'invalid_json',
  'invalid_body',
  'body_too_large',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'too_many_requests',
  'internal',
  'mail_unavailable',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    /** Path of the first wrong field (`requirements.ram`), where one is to blame. */
    path: z.optional(z.string()),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
