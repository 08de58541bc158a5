import * as z from 'zod';

/** The longest address that mail allows, in characters (RFC 5321 with its erratum 1690). */
const ADDRESS_MAX = 254;

/** Plain addresses only: no display name, no list, no quoting, nothing outside ASCII. */
const addressSchema = z.email().max(ADDRESS_MAX);

const EMAIL_LABEL = 'Email:';
const MESSAGE_LABEL = 'Mensaje:';

/**
 * The visitor's address from the text's first `Email:` line, which stands before the message itself.
 *
 * @returns `null` when there is none that is safe to put in a header; the text still shows what was typed.
 */
export function replyToOf(text: string): string | null {
  // Split by hand: a regular expression would take U+2028 for the end of a line, and mail does not.
  const lines = text.split('\n');
  const first = lines.find((line) => line.startsWith(EMAIL_LABEL) || line.startsWith(MESSAGE_LABEL));
  const line = first?.startsWith(EMAIL_LABEL) ? first : EMAIL_LABEL;
  const parsed = addressSchema.safeParse(line.slice(EMAIL_LABEL.length).trim());
  return parsed.success ? parsed.data : null;
}
