/** The advisor: answers in, laptops out. */
import type { ReadAnswer, ParsedAdvert } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import type { Compared } from '#contract/compared.ts';
import type { JudgeRequest, Judgement } from '#contract/judge.ts';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import type { ReadMoreOptions, ReadRecommendation, ReadSheet } from './read-answer.ts';

/** The site's request for more options. */
export interface MoreQuestion {
  userInput: Answers;
  filteredLaptops: readonly string[];
  count: number;
}

/** Every method may throw an {@link ApiError}. */
export interface Advisor {
  recommend(answers: Answers): Promise<ReadRecommendation>;
  more(question: MoreQuestion): Promise<ReadMoreOptions>;
  /** @param ids at most 20 @returns the laptops that exist, without anything that depends on answers */
  laptops(ids: readonly string[]): Promise<ReadSheet[]>;
  /**
   * @param ids at most four
   * @param read of an advert, whose laptop is compared too
   * @returns the laptops that exist, compared by the answers
   */
  compare(answers: Answers, ids: readonly string[], read?: ParsedAdvert): Promise<Compared>;
  /** The names of all laptops of the catalogue. */
  names(): Promise<readonly NamedLaptop[]>;
  /** @param text of an advert @returns what it says of a laptop */
  read(text: string): Promise<ReadAnswer>;
  /** Judges a laptop of the catalogue or of an advert for some answers. */
  judge(request: JudgeRequest): Promise<Judgement>;
}
