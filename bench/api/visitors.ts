/** Ordinary visitors, and whether they get exactly the answers that they get from an idle API. */
import autocannon, { type Request, type Result } from 'autocannon';
import { recommendationSchema } from '#contract/recommendations.ts';

/** Enough for each of them to stay far below the limit for one address. */
const ADDRESSES = 500;
const CONNECTIONS = 8;
/** Far more than a late answer takes, so that a busy machine causes no timeout. */
const PATIENCE_S = 60;

const ANSWERS = [
  { purposes: ['office'], budget: 700 },
  { purposes: ['programming', 'office'], priorities: ['battery'], budget: 1500, requirements: { ram: '16GB' } },
  { purposes: ['gaming'], priorities: ['graphics'], budget: 2000 },
  { purposes: ['design', 'editing'], priorities: ['screen', 'weight'], budget: 2600 },
];

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  /** The body of the answer from an idle API. */
  expected: string;
}

/** Every call of a few visits, with its answer. */
export async function prepareVisits(url: string): Promise<Call[]> {
  const calls: Call[] = [];
  const call = async (path: string, data?: unknown): Promise<string> => {
    const method = data === undefined ? 'GET' : 'POST';
    const body = data === undefined ? {} : { body: JSON.stringify(data) };
    const response = await fetch(url + path, { method, ...body, headers: { 'Content-Type': 'application/json' } });
    const expected = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${expected}`);
    calls.push({ method, path, ...body, expected });
    return expected;
  };
  for (const answers of ANSWERS) {
    const first = recommendationSchema.parse(JSON.parse(await call('/api/recommendations', answers)));
    const { userInput, filteredLaptops, computers } = first;
    await call('/api/recommendations/more', { userInput, filteredLaptops });
    const id = computers[0]?.id ?? '';
    await call('/api/recommendations/why', { userInput, id });
    await call(`/api/laptops/${encodeURIComponent(id)}`);
  }
  await call('/api/health');
  return calls;
}

export interface Visited {
  result: Result;
  /** Wrong answers. */
  wrong: number;
}

/** @param perSecond requests of all visitors together; `null`: as many as get through. */
export async function visit(
  url: string,
  calls: readonly Call[],
  seconds: number,
  perSecond: number | null,
): Promise<Visited> {
  let wrong = 0;
  let turn = 0;
  const requests = calls.map(({ method, path, body, expected }): Request => ({
    method,
    path,
    ...(body === undefined ? {} : { body }),
    setupRequest: (request) => {
      turn = (turn + 1) % ADDRESSES;
      const address = `10.0.${Math.floor(turn / 250)}.${(turn % 250) + 1}`;
      return { ...request, headers: { 'content-type': 'application/json', 'x-forwarded-for': address } };
    },
    onResponse: (status, answer) => {
      if (status !== 200 || answer !== expected) wrong += 1;
    },
  }));
  const rate = perSecond === null ? {} : { overallRate: perSecond };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: PATIENCE_S,
    requests,
    ...rate,
  });
  return { result, wrong };
}
