/** One engine, two hosts: the API and the worker of the site, by the module that each starts with. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { profiles, switchedProfiles, weightedProfiles } from '#tests/advisor/checks/profiles.ts';
import type { Answers } from '#contract/answers.ts';
import { FILTERED_LAPTOPS_MAX, recommendationSchema } from '#contract/recommendations.ts';
import type { Asked, Question, Reply } from '#src/infra/device/messages.ts';
import { SHEETS_MAX } from '#contract/limits.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import type { ReadLaptop } from '#contract/advert.ts';
import { READ, readOf } from '../support/advert.ts';
import { posting } from '../support/api-calls.ts';
import { newTestApp } from '../support/test-app.ts';
import { post } from '../support/recommendations-api.ts';
import { CATALOGUE_TEXT, file } from '../support/device-worker.ts';

const LAPTOPS = loadCatalogue().laptops;
const ALL = LAPTOPS.map(({ id }) => id);
const api = newTestApp();
const PROFILES = 1000;
const MORE_EVERY = 10;
vi.setConfig({ testTimeout: 180_000 });

/** A worker's globals; the module registers itself with them. */
const world = Object.assign(new EventTarget(), { postMessage: (_reply: Reply): void => undefined });
let asked = 0;

function ask(question: Question): Promise<Reply> {
  asked += 1;
  const data: Asked = { ...question, id: asked };
  return new Promise((resolve) => {
    world.postMessage = resolve;
    world.dispatchEvent(new MessageEvent('message', { data }));
  });
}

const textOf = (reply: Reply): string => ('text' in reply ? reply.text : `failed: ${reply.error}`);
const laptopsText = async (path: string) => (await newTestApp().request(`/api/laptops${path}`)).text();
const apiText = async (path: string, body: unknown) => (await post(path, body)).text();

beforeAll(async () => {
  vi.stubGlobal('self', world);
  vi.stubGlobal('fetch', async (url: string) => new Response(url === file.url ? CATALOGUE_TEXT : null));
  await import('#src/infra/device/worker.ts');
  const opened = textOf(await ask({ ask: 'open', file }));
  if (!opened.includes(file.date)) throw new Error(`The worker did not open the catalogue: ${opened}`);
});
afterAll(() => vi.unstubAllGlobals());

test(`both hosts answer ${PROFILES} questionnaires, with their markets, what follows, and why a laptop is where it is, with the same bytes`, async () => {
  const samples = fc.sample(fc.oneof(profiles, weightedProfiles, switchedProfiles), { numRuns: PROFILES, seed: 18 });
  for (const [index, answers] of samples.entries()) {
    const expected = await apiText('', answers);
    expect({ answers, text: textOf(await ask({ ask: 'recommend', answers })) }).toEqual({ answers, text: expected });
    if (index % MORE_EVERY === 0) {
      await expectSameMore(answers, expected);
      const reads = [READ, ...LAPTOPS.slice(index % ALL.length, (index % ALL.length) + 1).map(readOf)];
      for (const read of reads) {
        await expectSameJudgements(read, answers);
        await expectSameComparison(answers, ALL.slice(0, 2), read);
      }
      const { name, partNumber } = LAPTOPS[index % ALL.length] ?? {};
      await expectSameReading(`${name} ${partNumber ?? ''} ${answers.budget} €`);
      await expectSameComparison(answers, ALL.slice(index % ALL.length, (index % ALL.length) + 4));
    }
    const laptop = ALL[index % ALL.length] ?? '';
    expect(textOf(await ask({ ask: 'why', answers, laptop }))).toBe(
      await apiText('/why', { userInput: answers, id: laptop }),
    );
    expect(textOf(await ask({ ask: 'market', answers }))).toBe(await apiText('/market', answers));
  }
});

test('both hosts name the same laptops, and have the same of each', async () => {
  expect(textOf(await ask({ ask: 'names' }))).toBe(await laptopsText('/names'));
  for (let start = 0; start < ALL.length; start += SHEETS_MAX) {
    const ids = [...ALL.slice(start, start + SHEETS_MAX - 1), 'no-existe'];
    const laptops = textOf(await ask({ ask: 'laptops', ids })).slice(0, -1);
    // The API says besides that there is no further page.
    expect((await laptopsText(`?ids=${ids.join(',')}`)).slice(0, laptops.length)).toBe(laptops);
  }
});

async function expectSameComparison(userInput: Answers, ids: string[], read?: ReadLaptop): Promise<void> {
  const request = { userInput, ids, read };
  expect(textOf(await ask({ ask: 'compare', request }))).toBe(await apiText('/compare', request));
}

async function laptopsAnswer(path: string, request: object): Promise<string> {
  return (await api.request(`/api/laptops${path}`, posting(request))).text();
}

async function expectSameJudgements(read: ReadLaptop, answers: Answers): Promise<void> {
  const request = { read, answers };
  for (const question of ['judge', 'owned'] as const)
    expect(textOf(await ask({ ask: question, request }))).toBe(await laptopsAnswer(`/${question}`, request));
}

async function expectSameReading(text: string): Promise<void> {
  expect(textOf(await ask({ ask: 'read', text }))).toBe(await laptopsAnswer('/read', { text }));
}

async function expectSameMore(userInput: Answers, answer: string): Promise<void> {
  const { filteredLaptops } = recommendationSchema.parse(JSON.parse(answer));
  const request = { userInput, filteredLaptops: filteredLaptops.slice(0, FILTERED_LAPTOPS_MAX), count: 6 };
  expect(textOf(await ask({ ask: 'more', request }))).toBe(await apiText('/more', request));
}
