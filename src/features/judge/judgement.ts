import type { Judgement, JudgeRequest } from '#contract/judge.ts';
import type { Advisor } from '#src/services/advisor.ts';

export interface JudgedLaptop {
  /** The text may already be about another laptop, or for other answers. */
  request: JudgeRequest;
  judged: Judgement;
  /** ISO day of the answer. */
  day: string;
}

/** A page asks once for each judgement. */
export const judgementQuery = (advisor: Pick<Advisor, 'judge'>, request: JudgeRequest) => ({
  queryKey: ['judgement', request],
  queryFn: async (): Promise<JudgedLaptop> => ({
    request,
    judged: await advisor.judge(request),
    day: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  }),
});
