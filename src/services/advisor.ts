/** The advisor: answers in, laptops out. */
import type { ReadAnswer, ReadLaptop } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import type { ShownCompared } from '#contract/compared.ts';
import type { JudgeRequest, ShownJudgement } from '#contract/judge.ts';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import type { MoreQuestion, ShownMoreOptions, ShownRecommendation } from '#contract/shown-recommendation.ts';

/** Every method may throw an {@link ApiError}. */
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
