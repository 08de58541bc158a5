import type * as z from 'zod/mini';
import { shownComparedSchema } from '#contract/compared.ts';
import { laptopNamesSchema } from '#contract/laptop-names.ts';
import { marketSchema } from '#contract/market.ts';
import {
  shownLaptopsSchema,
  shownMoreOptionsSchema,
  shownRecommendationSchema,
} from '#contract/shown-recommendation.ts';
import { shownWhySchema } from '#contract/shown-why.ts';
import { type Advisor, AdvisorError } from '#src/services/advisor.ts';

/** Time limit after which an error is shown. */
const TIME_LIMIT_MS = 15_000;

/** Few visitors paste an advert. */
const advertSchemas = () => import('#contract/advert.ts');

export function createHttpAdvisor(apiUrl: string): Advisor {
  const recommendations = `${apiUrl}/api/recommendations`;
  const laptops = `${apiUrl}/api/laptops`;
  return {
    recommend: (answers) => post(recommendations, answers, shownRecommendationSchema),
    more: (question) => post(`${recommendations}/more`, question, shownMoreOptionsSchema),
    market: (answers) => post(`${recommendations}/market`, answers, marketSchema),
    compare: (userInput, ids, read) =>
      post(`${recommendations}/compare`, { userInput, ids, read }, shownComparedSchema),
    // The API answers an unknown laptop like invalid answers.
    why: (userInput, id) => post(`${recommendations}/why`, { userInput, id }, shownWhySchema),
    laptops: async (ids) =>
      (await ask(`${laptops}?${new URLSearchParams({ ids: ids.join(',') })}`, {}, shownLaptopsSchema)).laptops,
    names: async () => (await ask(`${laptops}/names`, {}, laptopNamesSchema)).laptops,
    read: async (text) => post(`${laptops}/read`, { text }, (await advertSchemas()).readAnswerSchema),
    judge: async (request) => post(`${laptops}/judge`, request, (await advertSchemas()).judgeAnswerSchema),
    owned: async (request) => post(`${laptops}/owned`, request, (await advertSchemas()).ownedAnswerSchema),
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

/** @returns `undefined`, which no schema accepts, if it is not JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
