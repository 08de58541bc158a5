/** Pastes an advert into its page, with what the API answers of it. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Answers } from '#contract/answers.ts';
import { type ReadAnswer, readAnswerSchema, readRequestSchema } from '#contract/advert.ts';
import { type Judgement, judgementSchema, type JudgeRequest, judgeRequestSchema } from '#contract/judge.ts';
import { JUDGED, READ } from '#tests/support/advert-answers.ts';
import { respondTo } from '#tests/support/api-server.ts';
import { answers } from '#tests/support/recommendations-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';

/** Both questions, with what was asked. */
export function answerWith({ read = READ, judged = JUDGED }: { read?: ReadAnswer; judged?: Judgement } = {}) {
  const texts: string[] = [];
  const asked: JudgeRequest[] = [];
  respondTo('/api/laptops/read', async (request) => {
    texts.push(readRequestSchema.parse(await request.json()).text);
    return Response.json(readAnswerSchema.parse(read));
  });
  respondTo('/api/laptops/judge', async (request) => {
    asked.push(judgeRequestSchema.parse(await request.json()));
    return Response.json(judgementSchema.parse(judged));
  });
  return { texts, asked };
}

/** Of somebody who plays too, as the advert's laptop is for games. */
export const GIVEN: Answers = { ...answers, purposes: ['programming', 'casualgaming'] };

export const knowAnswers = (known = GIVEN) =>
  localStorage.setItem('userPreferences', JSON.stringify({ ...known, timestamp: Date.now() }));

export async function paste(text: string, services = {}) {
  const app = await renderApp('/visto', services);
  await app.user.click(field());
  await app.user.paste(text);
  return app;
}

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'El anuncio' });
export const verdict = () => screen.findByRole('article', { name: /^Solo por 640\s€ o menos$/ });
/** Once effects have filled the field. */
export const shows = (role: 'textbox' | 'combobox', name: string, value: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveValue(value));
export const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
export const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
