/**
 * Asks for recommendations as fast as they come, as a program of its own that can have a core to itself: `URL`,
 * `--seconds N` or `--amount N`, `--connections N`; `--different SEED` never asks the same question while its answer is
 * remembered. Prints the result as JSON.
 */
import { parseArgs } from 'node:util';
import autocannon, { type Request } from 'autocannon';
import { differentQuestions } from './questions.ts';

/** Many times what the API remembers; when all have been asked, the first are asked again. */
const DIFFERENT = 5000;
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
  // As a browser on the site itself sends it.
  headers: { 'content-type': 'application/json', origin: url },
  body: QUESTION,
};
if (values.different !== undefined) {
  const questions = differentQuestions(DIFFERENT, Number(values.different));
  let asked = 0;
  request.setupRequest = (one) => {
    asked += 1;
    return { ...one, body: questions[asked % questions.length] ?? QUESTION };
  };
}
const result = await autocannon({
  url,
  connections: Number(values.connections),
  ...(values.amount === undefined ? { duration: Number(values.seconds) } : { amount: Number(values.amount) }),
  requests: [request],
});
console.log(JSON.stringify(result));
