import type { QueryClient } from '@tanstack/react-query';
import type { Judgement } from '#contract/judge.ts';
import { answersFor, askedWords, type KnownAnswers, knownAnswers } from '#src/services/known-answers.ts';
import type { Services } from '#src/services/services.tsx';
import { judgementQuery } from './judgement.ts';

/** What a laptop is for the visitor. */
export interface OwnVerdict {
  judged: Judgement;
  /** «Programación, hasta 1000 €» */
  asked: string;
}

interface Question {
  id: string;
  /** Euros, if the visitor has chosen none. */
  budget: number | undefined;
  /** The address may have the answers. */
  fragment: string;
  /** What the visitor has answered on this page. */
  given: KnownAnswers | null;
}

/** @returns `null` if no answers are known @throws {ApiError} */
export async function ownVerdict(
  client: QueryClient,
  { advisor, localData }: Pick<Services, 'advisor' | 'localData'>,
  { id, budget, fragment, given }: Question,
): Promise<OwnVerdict | null> {
  const known = given ?? knownAnswers(fragment, localData);
  if (!known) return null;
  const here = answersFor(known, budget, localData);
  const { answers } = here;
  const { judged } = await client.fetchQuery(judgementQuery(advisor, { id, answers }));
  return { judged, asked: askedWords(here, budget) };
}
