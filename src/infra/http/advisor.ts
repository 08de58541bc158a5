import type * as z from 'zod/mini';
import { shownComparedSchema } from '#contract/compared.ts';
import { laptopNamesSchema } from '#contract/laptop-names.ts';
import {
  shownLaptopsSchema,
  shownMoreOptionsSchema,
  shownRecommendationSchema,
} from '#contract/shown-recommendation.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { type Advisor, AdvisorError } from '#src/services/advisor.ts';

/** Time limit after which an error is shown. */
const TIME_LIMIT_MS = 15_000;

/** @param recover called when code that loads late cannot be loaded; rethrows if it cannot help */
export function createHttpAdvisor(apiUrl: string, recover: (error: unknown) => Promise<never>): Advisor {
  const [recommendations, laptops] = [`${apiUrl}/api/recommendations`, `${apiUrl}/api/laptops`];
  const judge = () => import('#contract/judge.ts').catch(recover);
  const advert = () => import('#contract/advert.ts').catch(recover);
  return {
    recommend: (answers) => post(recommendations, answers, shownRecommendationSchema),
    more: (question) => post(`${recommendations}/more`, question, shownMoreOptionsSchema),
    laptops: async (ids) => {
      const address = `${laptops}?${new URLSearchParams({ ids: ids.join(',') })}`;
      return (await ask(address, {}, shownLaptopsSchema)).laptops;
    },
    compare: (userInput, ids, read) =>
      post(`${recommendations}/compare`, { userInput, ids, read }, shownComparedSchema),
    names: async () => (await ask(`${laptops}/names`, {}, laptopNamesSchema)).laptops,
    read: async (text) => post(`${laptops}/read`, { text }, (await advert()).readAnswerSchema),
    judge: async (request) => post(`${laptops}/judge`, request, (await judge()).shownJudgementSchema),
  };
}

/** @param body sent as JSON. @throws {AdvisorError} */
const post = <T>(url: string, body: unknown, schema: z.ZodMiniType<T>): Promise<T> =>
  ask(
    url,
    {
      method: 'POST',
      // The API never redirects; a redirect would lead to an HTML page.
      redirect: 'error',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
    schema,
  );

/** An answer that cannot be parsed is a bug of ours, so it is reported as a crash too. @throws {AdvisorError} */
async function ask<T>(url: string, init: RequestInit, schema: z.ZodMiniType<T>): Promise<T> {
  const { ok, text, retryAfter } = await exchange(url, init);
  if (!ok) throw new AdvisorError('refused', { retryAfter });
  const { data, error } = schema.safeParse(parseJson(text));
  if (!error) return data;
  const [issue] = error.issues;
  const path = url.replace(/\?.*/, '');
  globalThis.reportError(new Error(`Cannot parse the answer of ${path} at ${issue?.path.join('.') || 'its root'}`));
  throw new AdvisorError('unreadable', { cause: error });
}

async function exchange(url: string, init: RequestInit): Promise<{ ok: boolean; text: string; retryAfter: number }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    // In seconds; as a date, which our API does not send, it is `NaN`.
    const retryAfter = Number(response.headers.get('Retry-After'));
    return { ok: response.ok, text: await response.text(), retryAfter };
  } catch (error) {
    throw new AdvisorError('unreachable', { cause: error });
  }
}
