/** Requests to the API, and what it says of the wrong ones. */
import { errorBodySchema } from '#contract/error.ts';

/** @param body a text is sent as it is */
export const posting = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const errorOf = async (response: Response) => errorBodySchema.parse(await response.json()).error;
