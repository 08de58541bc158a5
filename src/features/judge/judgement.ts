import type { Judgement, JudgeRequest } from '#contract/judge.ts';
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
