/** Worker entry: reads, checks and derives a snapshot, which would block requests for a tenth of a second or more. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { createSpanishAdvisor } from '../words/spanish-advisor.ts';
import { loadSnapshot } from '../catalogue/snapshot/load-snapshot.ts';
import { answersSchema } from '../contract/answers.ts';
import { recommendationSchema } from '../contract/recommendations.ts';

const { folder, version, now } = z
  .object({ folder: z.string(), version: z.string(), now: z.string() })
  .parse(workerData);
const loaded = loadSnapshot(folder, now, version);
if (loaded) {
  const advisor = createSpanishAdvisor(loaded.catalogue, { marketplace: { host: 'www.amazon.es', tag: '' } });
  // One trial answer, so that an invalid catalogue is detected here and not by a visitor.
  recommendationSchema.parse(advisor.recommend(answersSchema.parse({ purposes: ['office'], budget: 1000 })));
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
parentPort?.postMessage(loaded);
