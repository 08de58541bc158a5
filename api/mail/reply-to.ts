import * as z from 'zod';

const MAX_ADDRESS_LENGTH = 254;

const addressSchema = z.email().max(MAX_ADDRESS_LENGTH);

const EMAIL_LABEL = 'Email:';
const MESSAGE_LABEL = 'Mensaje:';

/** The visitor's address from the text's `Email:` line; `null` unless it is a plain ASCII address, safe in a header. */
export function replyToOf(text: string): string | null {
  // Not `/^Email:/m`: regular expressions treat U+2028 as a line break, mail does not.
  const lines = text.split('\n');
  const first = lines.find((line) => line.startsWith(EMAIL_LABEL) || line.startsWith(MESSAGE_LABEL));
  const line = first?.startsWith(EMAIL_LABEL) ? first : EMAIL_LABEL;
  const parsed = addressSchema.safeParse(line.slice(EMAIL_LABEL.length).trim());
  return parsed.success ? parsed.data : null;
}
