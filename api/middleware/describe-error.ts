import * as z from 'zod';

const MAX_CAUSES = 5;

/** Fields of Node's and nodemailer's errors whose values come from fixed lists. */
const errorFieldsSchema = z.object({
  name: z.string().optional(),
  code: z.string().optional(),
  syscall: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
});

/**
 * Converts an error for the log. Messages of causes are omitted, because a mail server that rejects a message quotes
 * from it.
 */
export function describeError(error: unknown) {
  const causes: z.infer<typeof errorFieldsSchema>[] = [];
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause instanceof Error && causes.length < MAX_CAUSES) {
    const { name } = cause;
    causes.push({ ...errorFieldsSchema.safeParse(cause).data, name });
    cause = cause.cause;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : typeof error;
  const [message = ''] = stack.split('\n', 1);
  return causes.length === 0 ? { message, stack } : { message, stack, causes };
}
