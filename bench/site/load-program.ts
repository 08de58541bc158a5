/**
 * Requests recommendations as fast as possible and prints the result as JSON. A program of its own, so that it can be
 * pinned to a core. `URL`, `--seconds N` or `--amount N`, `--connections N`; `--different SEED` avoids cached answers.
 */
import { parseArgs } from 'node:util';
import autocannon, { type Request } from 'autocannon';
import { distinctQuestions } from './questions.ts';

/** Many times the size of the API's cache. */
const DISTINCT_QUESTIONS = 5000;
const QUESTION = JSON.stringify({
  deviceType: 'laptop',
  purposes: ['programming', 'office'],
  priorities: ['battery'],
  budget: 1500,
  requirements: { ram: '16GB' },
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    amount: { type: 'string' },
    connections: { type: 'string', default: '20' },
    different: { type: 'string' },
  },
});

const url = positionals[0] ?? '';
const request: Request = {
  method: 'POST',
  path: '/api/recommendations',
  // The headers of a same-origin request from a browser.
  headers: { 'content-type': 'application/json', origin: url },
  body: QUESTION,
};
if (values.different !== undefined) {
  const questions = distinctQuestions(DISTINCT_QUESTIONS, Number(values.different));
  let sent = 0;
  request.setupRequest = (template) => {
    sent += 1;
    return { ...template, body: questions[sent % questions.length] ?? QUESTION };
  };
}
const result = await autocannon({
  url,
  connections: Number(values.connections),
  ...(values.amount === undefined ? { duration: Number(values.seconds) } : { amount: Number(values.amount) }),
  requests: [request],
});
console.log(JSON.stringify(result));
