/** Limits the processor time of every request, even the most expensive ones. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profiles, weightedProfiles } from '#bench/advisor/profiles.ts';
import { ADVERT_MAX } from '#contract/advert.ts';
import { MORE_COUNT, COMPARED } from '#contract/limits.ts';
import { type Answers, NO_REQUIREMENTS, PRIORITIES, PURPOSES } from '#contract/answers.ts';
import { laptopPageSchema } from '#contract/laptop-list.ts';
import { createServedAdvisor } from '#words/served-advisor.ts';
import { READ } from '../support/advert.ts';
import { posting } from '../support/api-calls.ts';
import { newContact, SUPPORT_ADDRESS } from '../support/contact.ts';
import { livingCatalogue } from '../support/living-catalogue.ts';
import { MARKETPLACE, newTestApp } from '../support/test-app.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

/** The limit, as a multiple of the processor time of a sort in the same run: 12 ms if the sort takes 7.5. */
const LIMIT = 1.6;
/** Untimed requests of each kind, so that the engine is compiled. */
const WARM_UP = 5;
const TIMES = 11;
const DEAREST = 3;

const advisor = createServedAdvisor(livingCatalogue(), { marketplace: MARKETPLACE });
const limits = { perAddress: undefined, global: undefined };
/** Larger than any that is stored. */
const picture = new Uint8Array(100_000);
const readPicture = async () => picture;
const api = newTestApp({ advisor, readPicture, contact: newContact({ limits }).contact });
const ALL = advisor.names().laptops.map(({ id }) => id);

/** A full page whose names are all searched for eight words. */
const LIST = '/api/laptops?limit=100&q=a+s+u+as+su+us+asu+sus';

const EVERYTHING = answersWith({ purposes: [...PURPOSES], priorities: [...PRIORITIES], budget: 4000 });
/** No laptop meets these, so every requirement is relaxed. */
const NOTHING: Answers = {
  ...EVERYTHING,
  budget: 300,
  requirements: {
    ...NO_REQUIREMENTS,
    processor: 'amd_r9',
    ram: '64GB',
    storage: '4TB',
    graphics: 'nvidia_rtx50',
    screenSize: '13',
    weight: 'ultralight',
    battery: 'extended',
    os: 'windows',
    resolution: '4k',
    refreshRate: '240',
  },
};
const ASKED: readonly Answers[] = [
  EVERYTHING,
  NOTHING,
  { ...EVERYTHING, budget: 400 },
  ...fc.sample(profiles, { seed: 25, numRuns: 60 }),
  ...fc.sample(weightedProfiles, { seed: 25, numRuns: 40 }),
];

type Ask = (turn: number) => Response | Promise<Response>;

const get =
  (path: string): Ask =>
  () =>
    api.request(path);

/** The text differs in each turn, so that no answer is cached. */
const post =
  (path: string, body: unknown): Ask =>
  (turn) =>
    api.request(path, posting(JSON.stringify(body) + ' '.repeat(turn)));

const postEach = (path: string, bodyOf: (answers: Answers, index: number) => unknown): Ask[] =>
  ASKED.map((answers, index) => post(path, bodyOf(answers, index)));

const fullOf = (text: string): string => text.repeat(ADVERT_MAX).slice(0, ADVERT_MAX);

/** The most expensive requests of each route. */
const QUESTIONS: Readonly<Record<string, readonly Ask[]>> = {
  'GET /api/health': [get('/api/health')],
  'GET /api/openapi.json': [get('/api/openapi.json')],
  'GET /api/laptops': [LIST, '/api/laptops?limit=100', `/api/laptops?ids=${ALL.join(',')}`].map(get),
  'GET /api/laptops/names': [get('/api/laptops/names')],
  'GET /api/laptops/:id': [get(`/api/laptops/${ALL[0]}`)],
  'POST /api/laptops/read': [
    '16 GB de RAM i7-13620H RTX 5060 ',
    'HP 15-fa2014ns, ',
    '1920x1080 512 GB ',
    'Vendo portátil: 799 €\n',
    '1, - ',
  ].map((text) => post('/api/laptops/read', { text: fullOf(text) })),
  'POST /api/laptops/judge': postEach('/api/laptops/judge', (answers, index) => ({
    read: { ...READ, price: index % 10 === 0 ? null : answers.budget - (index % 3) * 60, used: index % 2 === 0 },
    answers,
  })),
  'POST /api/laptops/owned': postEach('/api/laptops/owned', (answers) => ({ read: READ, answers })),
  'GET /api/pictures/:file': [get(`/api/pictures/${'0'.repeat(32)}.webp`)],
  'POST /api/recommendations': postEach('/api/recommendations', (answers) => answers),
  'POST /api/recommendations/market': postEach('/api/recommendations/market', (answers) => answers),
  'POST /api/recommendations/more': postEach('/api/recommendations/more', (userInput, index) => ({
    userInput,
    filteredLaptops: ALL.slice((index % 2) * -200).slice(0, 200),
    count: MORE_COUNT.max,
  })),
  'POST /api/recommendations/compare': postEach('/api/recommendations/compare', (userInput, index) => ({
    userInput,
    ids: ALL.slice(-COMPARED.max - index, -1 - index),
  })),
  'POST /api/recommendations/why': postEach('/api/recommendations/why', (userInput, index) => ({
    userInput,
    id: ALL[(index * 37) % ALL.length],
  })),
  'POST /api/send-contact': [
    post('/api/send-contact', { to: SUPPORT_ADDRESS, subject: 'Ayuda', text: 'a\n'.repeat(10_000) }),
  ],
};

/** The fractional parts of multiples of the golden ratio. */
const UNSORTED = Array.from({ length: 40_000 }, (_, index) => (index * ((1 + Math.sqrt(5)) / 2)) % 1);

/** @returns milliseconds of processor */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The lower quartile, because garbage collection and other processes only add time. */
async function usualCost(work: () => unknown, times: number): Promise<number> {
  const costs = [];
  for (let time = 0; time < times; time += 1) costs.push(await costOf(work));
  return costs.toSorted((a, b) => a - b)[Math.floor(times / 4)] ?? Number.NaN;
}

const sort = () => UNSORTED.toSorted((a, b) => a - b);

let turns = 0;
const answered = (ask: Ask) => async () => {
  const response = await ask((turns += 1) % 1000);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
};

describe('a question', () => {
  it('is known for each route', () => {
    const routes = api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(QUESTIONS).toSorted()).toEqual([...new Set(routes)].toSorted());
  });

  it('is dear where it is meant to be', async () => {
    expect(laptopPageSchema.parse(await (await api.request(LIST)).json()).laptops).toHaveLength(100);
    expect(advisor.recommend(NOTHING).relaxations).not.toEqual([]);
  });

  it.each(Object.entries(QUESTIONS))(`to %s costs at most ${LIMIT} times what sorting costs`, async (_, asks) => {
    const works = asks.map(answered);
    const first = [];
    for (const work of works) first.push({ work, cost: await usualCost(work, WARM_UP) });
    const dearest = first.toSorted((a, b) => b.cost - a.cost).slice(0, DEAREST);
    const ratios = [];
    for (const { work } of dearest) ratios.push((await usualCost(work, TIMES)) / (await usualCost(sort, TIMES)));
    expect(Math.max(...ratios)).toBeLessThanOrEqual(LIMIT);
  });
});
