/** The advisor in a worker: the API's engine over the site's own catalogue. */
import type * as z from 'zod/mini';
import { type CatalogueInfo, catalogueInfoSchema } from '#contract/answer-parts.ts';
import { type Answers, answersSchema } from '#contract/answers.ts';
import { shownComparedSchema } from '#contract/compared.ts';
import { laptopNamesSchema } from '#contract/laptop-names.ts';
import { marketSchema } from '#contract/market.ts';
import {
  shownLaptopsSchema,
  shownMoreOptionsSchema,
  shownRecommendationSchema,
} from '#contract/shown-recommendation.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import { AdvisorError, type DeviceAdvisor } from '#src/services/advisor.ts';
import type { CatalogueFile, Question } from './messages.ts';
import { callWorker, type EngineWorker, type WorkerCalls } from './worker-calls.ts';

/** Limit for loading code and catalogue, the same as for an answer of the API. */
const OPENING_LIMIT_MS = 15_000;
/** An answer takes a slow phone some 50 ms. */
const ANSWER_LIMIT_MS = 3000;

interface DeviceParts {
  startWorker: () => EngineWorker;
  /** The catalogue of this page's version. */
  file: CatalogueFile;
  newestFile: () => Promise<CatalogueFile>;
}

/** Once: importing again, even what is loaded, waits until the main thread is free. */
const advertSchemas = memoizePromise(() => import('#contract/advert.ts'));

/** @returns the advisor once it can answer. @throws {AdvisorError} */
export async function createDeviceAdvisor({ startWorker, file, newestFile }: DeviceParts): Promise<DeviceAdvisor> {
  let current = file;
  let running: Promise<WorkerCalls> | null = null;
  let triedFor: string | null = null;

  const start = async (): Promise<WorkerCalls> => {
    const calls = callWorker(startWorker());
    try {
      await open(calls, current, OPENING_LIMIT_MS);
      return calls;
    } catch (error) {
      calls.end(error);
      throw error;
    }
  };

  /** The running worker; a new one if it died. */
  const opened = async (): Promise<WorkerCalls> => {
    const before = running;
    const calls = await before?.catch(() => null);
    if (calls && !calls.ended()) return calls;
    // Another question may have started a new one since.
    const next = running === before || !running ? start() : running;
    running = next;
    return next;
  };

  const ask = async <T>(question: Question, schema: z.ZodMiniType<T>): Promise<T> => {
    const calls = await opened();
    return read(await calls.ask(question, ANSWER_LIMIT_MS), schema);
  };

  await opened();
  return {
    recommend: async (answers) => ask({ ask: 'recommend', answers: parse(answers) }, shownRecommendationSchema),
    more: async ({ userInput, filteredLaptops, count }) => {
      const request = { userInput: parse(userInput), filteredLaptops: [...filteredLaptops], count };
      return ask({ ask: 'more', request }, shownMoreOptionsSchema);
    },
    market: async (answers) => ask({ ask: 'market', answers: parse(answers) }, marketSchema),
    compare: async (answers, ids, advert) =>
      ask({ ask: 'compare', request: { userInput: parse(answers), ids: [...ids], read: advert } }, shownComparedSchema),
    why: async (answers, id) =>
      ask({ ask: 'why', answers: parse(answers), laptop: id }, (await import('#contract/shown-why.ts')).knownWhySchema),
    names: async () => (await ask({ ask: 'names' }, laptopNamesSchema)).laptops,
    laptops: async (ids) => (await ask({ ask: 'laptops', ids }, shownLaptopsSchema)).laptops,
    async read(text) {
      const { readAnswerSchema, readRequestSchema } = await advertSchemas();
      return ask({ ask: 'read', text: checked({ text }, readRequestSchema).text }, readAnswerSchema);
    },
    async judge(request) {
      const { judgeAnswerSchema, judgeRequestSchema } = await advertSchemas();
      return ask({ ask: 'judge', request: checked(request, judgeRequestSchema) }, judgeAnswerSchema);
    },
    async owned(request) {
      const { judgeRequestSchema, ownedAnswerSchema } = await advertSchemas();
      return ask({ ask: 'owned', request: checked(request, judgeRequestSchema) }, ownedAnswerSchema);
    },
    async keepUpWith(catalogue) {
      if (!isNewer(catalogue, current) || triedFor === nameOf(catalogue)) return;
      triedFor = nameOf(catalogue);
      try {
        const newest = await newestFile();
        if (newest.format !== file.format || !isNewer(newest, current)) return;
        // Without a time limit: until then the worker answers from the current catalogue.
        await open(await opened(), newest);
        current = newest;
      } catch {
        // The current catalogue still answers, with its date.
      }
    },
  };
}

async function open(calls: WorkerCalls, { url, integrity }: CatalogueFile, limitMs?: number): Promise<void> {
  read(await calls.ask({ ask: 'open', file: { url, integrity } }, limitMs), catalogueInfoSchema);
}

const nameOf = ({ date, size }: CatalogueInfo): string => `${date} ${size}`;

/** Of two catalogues of the same day, the other one counts as newer. */
const isNewer = (other: CatalogueInfo, than: CatalogueInfo): boolean =>
  other.date > than.date || (other.date === than.date && other.size !== than.size);

/** As the API does before it asks the engine. */
function checked<T>(request: unknown, schema: z.ZodMiniType<T>): T {
  const result = schema.safeParse(request);
  if (!result.success) throw new AdvisorError('refused', { cause: result.error });
  return result.data;
}

const parse = (answers: Answers | Record<string, unknown>): Answers => checked(answers, answersSchema);

function read<T>(text: string, schema: z.ZodMiniType<T>): T {
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new AdvisorError('unreadable', { cause: parsed.error });
  return parsed.data;
}
