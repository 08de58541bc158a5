/** `POST /api/laptops/judge`: whether a laptop is a good buy for some answers, or from which price on, and what is better. */
import * as z from 'zod/mini';
import { parsedAdvertSchema } from './advert.ts';
import { answersSchema } from './answers.ts';
import { cardStatementSchema } from './card-statements.ts';
import { computerSchema, fitSchema } from './computer.ts';
import { REQUEST_ID_MAX } from './limits.ts';

/** Bounds in euros of a price that a visitor saw. */
export const JUDGED_PRICE = { least: 50, most: 10_000 } as const;

/** The request: one laptop, by its id or as an advert describes it, and the answers to judge it by. */
export const judgeRequestSchema = z
  .strictObject({
    /** A laptop of the catalogue. */
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(REQUEST_ID_MAX))),
    /** What an advert says of a laptop. */
    read: z.optional(parsedAdvertSchema),
    /** This price replaces that of the catalogue or the advert. */
    price: z.optional(z.number().check(z.gte(JUDGED_PRICE.least), z.lte(JUDGED_PRICE.most))),
    answers: answersSchema,
  })
  .check(
    z.refine(({ id, read }) => (id === undefined) !== (read === undefined), {
      path: ['id'],
      error: 'Hace falta «id» o «read», y solo uno.',
    }),
  );
export type JudgeRequest = z.infer<typeof judgeRequestSchema>;

/**
 * `good`: nothing that costs no more is worth more for these answers; `below`: it would be so at a lower price;
 * `better`: no believable price makes up for what it lacks, or too little is known of it.
 */
export const VERDICTS = ['good', 'below', 'better'] as const;

/** The answer: the verdict with its reasons, and the laptop that is better. */
export const judgementSchema = z.object({
  verdict: z.enum(VERDICTS),
  /** «Buena compra», «Solo por 640 € o menos, sin Windows», «Hay algo mejor por 46 € más» */
  title: z.string(),
  /** `null` if an advert leaves out what decides. */
  fit: z.nullable(fitSchema),
  /** Whole euros, without a licence bought apart, of `below` only: the highest price at which it is a good buy. */
  below: z.nullable(z.int()),
  /** Its place from 1 in the order of the answer, among `of` laptops with this one; `null` if something excludes it, or it is too vague. */
  place: z.nullable(z.int()),
  of: z.int(),
  /**
   * The laptop itself, where a shop had it for so much less that it is a good buy; else the best one that costs no more, else
   * the best of all; `null` if it is that itself, or nothing qualifies.
   */
  better: z.nullable(computerSchema),
  /** The words are a card's; gains and losses are against `better`. */
  statements: z.array(cardStatementSchema),
  /** Euros as judged, without the licence; `null` if neither the price nor the usual one is known. */
  price: z.nullable(z.number()),
  /** Euros of a Windows licence that has to be bought apart; else 0. */
  licence: z.number(),
  /** Id of the catalogue's laptop that it is; `null` if it is none. */
  id: z.nullable(z.string()),
  name: z.string(),
  /** The price against what such a laptop usually costs in Spain, one sentence; `null` if there is nothing to compare. */
  usual: z.nullable(z.string()),
});
export type Judgement = z.infer<typeof judgementSchema>;
