import * as z from 'zod';

/** How often an error's cause may have a cause. */
const MOST_CAUSES = 5;

/** What Node and the mail library say about a fault in words of a fixed list. */
const faultSchema = z.object({
  name: z.string().optional(),
  code: z.string().optional(),
  syscall: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
});

/**
 * An error for the log: its first line as the message, its stack, and of its causes the kind and codes. Their words are left out: a mail server that
 * refuses a message quotes from it.
 */
export function describeError(error: unknown) {
  const causes: z.infer<typeof faultSchema>[] = [];
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause instanceof Error && causes.length < MOST_CAUSES) {
    const { name } = cause;
    causes.push({ ...faultSchema.safeParse(cause).data, name });
    cause = cause.cause;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : typeof error;
  const [message = ''] = stack.split('\n', 1);
  return causes.length === 0 ? { message, stack } : { message, stack, causes };
}
