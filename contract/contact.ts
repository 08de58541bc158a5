/**
 * `POST /api/send-contact`: one message from the contact form. The status tells whether it was accepted.
 */
import * as z from 'zod/mini';
import { CONTACT_MAX } from './limits.ts';

const CONTACT_REQUEST_TYPES = ['ayuda', 'sugerencia', 'error', 'otro'] as const;
export type ContactRequestType = (typeof CONTACT_REQUEST_TYPES)[number];

/** A single line for every mail program: no control characters and no encoded words. */
const SUBJECT_LINE = /^(?!.*=\?)[^\p{Cc}\u2028\u2029]+$/u;

/** Multi-line text with tabs, but without other control characters. */
const PLAIN_TEXT = /^(?:[^\p{Cc}]|[\t\n\r])+$/u;

/** The request: one mail, which the API sends to the support address only. */
export const contactMessageSchema = z.object({
  /** Must equal the configured support address, so that the API cannot relay mail. */
  to: z.string().check(z.minLength(3), z.maxLength(320)),
  subject: z.string().check(z.maxLength(200), z.regex(SUBJECT_LINE)),
  text: z.string().check(z.maxLength(CONTACT_MAX.text), z.regex(PLAIN_TEXT)),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
