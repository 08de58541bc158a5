/** What `npm run bench:advisor -- --figures-save` measured of the advisor, for the page of the method. Shares of 1. */
import * as z from 'zod/mini';

const priceErrorsSchema = z.object({
  count: z.int(),
  /** Median of the sizes of the errors. */
  error: z.number(),
  /** Median and mean of the errors: above 0 where the truth was dearer. */
  bias: z.number(),
  mean: z.number(),
  /** Of the true prices within the range that holds 80 %. */
  inside: z.number(),
});
export type PriceErrors = z.infer<typeof priceErrorsSchema>;

const batteryErrorsSchema = z.object({
  count: z.int(),
  /** Mean of the sizes of the errors. */
  error: z.number(),
  classes: z.array(z.object({ batteryClass: z.string(), count: z.int(), bias: z.number(), error: z.number() })),
});
export type BatteryErrors = z.infer<typeof batteryErrorsSchema>;

const HIDDEN_FIGURES = ['weight', 'battery capacity', 'resolution', 'refresh rate', 'panel'] as const;

/** A known figure, hidden and predicted from similar laptops. */
const hiddenFigureSchema = z.object({
  name: z.enum(HIDDEN_FIGURES),
  count: z.int(),
  inside: z.number(),
  /** Mean errors: ours, of the worst figure known, and of the median of laptops of that form. */
  error: z.number(),
  fromWorst: z.number(),
  fromForm: z.number(),
});
export type HiddenFigure = z.infer<typeof hiddenFigureSchema>;

/** First cards said to win in `from` to `to` of the draws, and in how many fresh ones they did. */
const sureBandSchema = z.object({
  from: z.number(),
  to: z.number(),
  answers: z.int(),
  truth: z.nullable(z.number()),
});
export type SureBand = z.infer<typeof sureBandSchema>;

const chooserSchema = z.object({
  name: z.string(),
  /** Mean utility lost against the best for what a buyer really wants. */
  lost: z.number(),
  /** Of the first cards: beaten on everything by a cheaper one. */
  dominated: z.number(),
  /** … capable of what they are for, where something is. */
  capable: z.number(),
  /** … that stay the same when weights change by a fifth. */
  stability: z.number(),
});
export type ChooserFigures = z.infer<typeof chooserSchema>;

export const benchFiguresSchema = z.object({
  /** ISO day of the measurement. */
  date: z.string(),
  catalogue: z.object({ date: z.string(), size: z.int() }),
  prices: z.object({ abroad: priceErrorsSchema, later: priceErrorsSchema }),
  battery: batteryErrorsSchema,
  hidden: z.array(hiddenFigureSchema),
  sure: z.array(sureBandSchema),
  /** How many random buyers the choosers chose for. */
  buyers: z.int(),
  choosers: z.array(chooserSchema),
  personas: z.object({ right: z.int(), possible: z.int() }),
});
export type BenchFigures = z.infer<typeof benchFiguresSchema>;
