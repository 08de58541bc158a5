/**
 * `POST /api/send-contact`: one message from the contact form. Its status says whether it was taken; a 429 whose body has
 * a `challenge` is about a message that is taken with a proof of work.
 */
import * as z from 'zod/mini';
import { proofSchema } from './proof-of-work.ts';

const CONTACT_REQUEST_TYPES = ['ayuda', 'sugerencia', 'error', 'otro'] as const;
export type ContactRequestType = (typeof CONTACT_REQUEST_TYPES)[number];

/** One line that no mail program can read as more than one: no control characters, no encoded words. */
const SUBJECT_LINE = /^(?!.*=\?)[^\p{Cc}\u2028\u2029]+$/u;

/** Text in lines, with tabs; no other control characters. */
const PLAIN_TEXT = /^(?:[^\p{Cc}]|[\t\n\r])+$/u;

export const contactMessageSchema = z.object({
  /** Must be the configured support address: the API is no mail relay. */
  to: z.string().check(z.minLength(3), z.maxLength(320)),
  subject: z.string().check(z.maxLength(200), z.regex(SUBJECT_LINE)),
  text: z.string().check(z.maxLength(20_000), z.regex(PLAIN_TEXT)),
  /** The form's hidden field. Programs fill it in, and so do some browser extensions: such a message is marked as doubtful. */
  website: z.optional(z.unknown()),
  /** The solved challenge of an answer with status 429; not needed otherwise. */
  proof: z.optional(proofSchema),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactSentSchema = z.object({ status: z.literal('ok') });
