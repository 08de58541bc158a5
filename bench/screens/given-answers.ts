/** The advisor's real answers to the questions behind the pictures, fresh or as recorded. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { composeApi } from '#api/compose.ts';
import { readApiConfig } from '#api/config.ts';
import { type Answers, NO_REQUIREMENTS } from '#contract/answers.ts';

const RECORDED = join(import.meta.dirname, 'given-answers.json');

export const ASKED: Answers = {
  deviceType: 'laptop',
  purposes: ['office', 'programming'],
  priorities: ['battery', 'weight'],
  budget: 1200,
  requirements: NO_REQUIREMENTS,
};

/** Nobody sells this. */
const IMPOSSIBLE = {
  ...ASKED,
  purposes: ['gaming'],
  budget: 300,
  requirements: { ram: '64GB', graphics: 'nvidia_rtx40' },
};

const answerSchema = z.looseObject({ computers: z.array(z.looseObject({ id: z.string() })) });
const givenSchema = z.object({
  three: answerSchema.extend({ filteredLaptops: z.array(z.string()), reason: z.string() }),
  more: answerSchema,
  nothing: answerSchema,
});
export type GivenAnswers = z.infer<typeof givenSchema>;

/** @returns what the advisor answers now */
export async function askAdvisor(): Promise<GivenAnswers> {
  const { app } = composeApi(readApiConfig({ REQUESTS_PER_MINUTE: '0' }));
  const ask = async (path: string, body: object): Promise<unknown> => {
    const response = await app.request(`/api/recommendations${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const three = givenSchema.shape.three.parse(await ask('', ASKED));
  return givenSchema.parse({
    three,
    more: await ask('/more', { userInput: ASKED, filteredLaptops: three.filteredLaptops, count: 6 }),
    nothing: await ask('', IMPOSSIBLE),
  });
}

/** Stores what it answers now for the pictures in the repository. */
export async function recordAnswers(): Promise<void> {
  await writeFile(RECORDED, `${JSON.stringify(await askAdvisor())}\n`);
}

/** @returns what it answered when the pictures in the repository were taken: they do not change with the catalogue. */
export const recordedAnswers = (): GivenAnswers => givenSchema.parse(JSON.parse(readFileSync(RECORDED, 'utf8')));
