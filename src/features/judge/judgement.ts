import type { QueryClient } from '@tanstack/react-query';
import type { Judgement, JudgeRequest } from '#contract/judge.ts';
import { shortDate } from '#contract/spanish-text.ts';
import { euros } from '#src/lib/figures.ts';
import { answersFor, askedWords, type KnownAnswers, knownAnswers } from '#src/services/known-answers.ts';
import type { ReadComputer } from '#src/services/read-answer.ts';
import type { Services } from '#src/services/services.tsx';

export interface JudgedLaptop {
  /** The text may already be about another laptop, or for other answers. */
  request: JudgeRequest;
  judged: Judgement;
  /** ISO day of the answer. */
  day: string;
}

/** A page asks once for each judgement. */
export const judgementQuery = (advisor: Services['advisor'], request: JudgeRequest) => ({
  queryKey: ['judgement', request],
  queryFn: async (): Promise<JudgedLaptop> => ({
    request,
    judged: await (await advisor()).judge(request),
    day: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  }),
});

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

/** @returns «El mismo, visto a 699 € en MediaMarkt (ago. 2026)», of a laptop that a shop had for less than what is judged */
export function sameWords({ facts, price }: ReadComputer, ownsWindows: boolean): string {
  const seen = euros(facts.seenPrice ?? price ?? 0);
  const bare = facts.licence > 0 && !ownsWindows ? ' sin Windows' : '';
  return `El mismo, visto a ${seen}${bare} ${facts.priceBasis} (${shortDate(facts.priceDate)})`;
}
