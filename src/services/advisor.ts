/** The advisor: answers in, laptops out. */
import type { ReadAnswer, ReadLaptop } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import type { ShownCompared } from '#contract/compared.ts';
import type { JudgeRequest, ShownJudgement } from '#contract/judge.ts';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import type { MoreQuestion, ShownMoreOptions, ShownRecommendation } from '#contract/shown-recommendation.ts';

/** `unreachable`: no network or a timeout; `refused`: a status other than 2xx; `unreadable`: a body that does not parse. */
export type AdvisorFailure = 'unreachable' | 'refused' | 'unreadable';

export class AdvisorError extends Error {
  override name = 'AdvisorError';
  readonly failure: AdvisorFailure;
  /** Seconds until it may be asked again; 0 if it gives none. */
  readonly retryAfter: number;

  constructor(failure: AdvisorFailure, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(`The advisor could not answer: ${failure}`, options);
    this.failure = failure;
    // A header that is no number counts as none.
    this.retryAfter = retryAfter || 0;
  }
}

/** Every method may throw an {@link AdvisorError}. */
export interface Advisor {
  recommend(answers: Answers): Promise<ShownRecommendation>;
  more(question: MoreQuestion): Promise<ShownMoreOptions>;
  /** @param ids at most 20 @returns the laptops that exist, without anything that depends on answers */
  laptops(ids: readonly string[]): Promise<ShownComputer[]>;
  /**
   * @param ids at most four
   * @param read of an advert, whose laptop is compared too
   * @returns the laptops that exist, compared by the answers
   */
  compare(answers: Answers, ids: readonly string[], read?: ReadLaptop): Promise<ShownCompared>;
  /** The names of all laptops of the catalogue. */
  names(): Promise<readonly NamedLaptop[]>;
  /** @param text of an advert @returns what it says of a laptop */
  read(text: string): Promise<ReadAnswer>;
  /** Judges a laptop of the catalogue or of an advert for some answers. */
  judge(request: JudgeRequest): Promise<ShownJudgement>;
}

/** Loads the advisor's code with the first call; resolves once it can ask. */
export type AdvisorSource = () => Promise<Advisor>;
