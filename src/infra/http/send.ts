import { ApiError } from '#src/services/api-error.ts';

/** Time limit after which an error is shown. Longer than the API waits for its mail server. */
const TIME_LIMIT_MS = 15_000;

/** @returns a request with a JSON body. The API never redirects; a redirect would lead to an HTML page. */
export const posting = (url: string, body: unknown): Request =>
  new Request(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @throws {ApiError} unless the API accepts the request */
export async function send(request: Request): Promise<Response> {
  const response = await reached(fetch(request, { signal: AbortSignal.timeout(TIME_LIMIT_MS) }));
  if (!response.ok) throw new ApiError('refused');
  return response;
}

/** What fails while the network is used; other errors are bugs and stay what they are. @throws {ApiError} */
export async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new ApiError('unreachable', undefined, { cause });
  }
}
