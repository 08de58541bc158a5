/**
 * Figures of the advisor measured by `npm run bench:advisor -- --figures-save`, shown on the method's page. Shares
 * are of 1.
 */
import * as z from 'zod/mini';

const priceErrorsSchema = z.object({
  count: z.int(),
  /** Median of the absolute errors. */
  error: z.number(),
  /** Median and mean of the errors; positive if the true price was higher. */
  bias: z.number(),
  mean: z.number(),
  /** Share of true prices inside the 80 % range. */
  inside: z.number(),
});

const batteryErrorsSchema = z.object({
  count: z.int(),
  /** Mean of the absolute errors. */
  error: z.number(),
  classes: z.array(z.object({ batteryClass: z.string(), count: z.int(), bias: z.number(), error: z.number() })),
});

const HIDDEN_FIGURES = ['weight', 'battery capacity', 'resolution', 'refresh rate', 'panel'] as const;

/** Known figures that were hidden and predicted from similar laptops. */
const hiddenFigureSchema = z.object({
  name: z.enum(HIDDEN_FIGURES),
  count: z.int(),
  inside: z.number(),
  /** Mean errors: of our prediction, of the worst known figure, and of the median of that form factor. */
  error: z.number(),
  fromWorst: z.number(),
  fromForm: z.number(),
});
export type HiddenFigure = z.infer<typeof hiddenFigureSchema>;

/** First cards with a predicted win rate between `from` and `to`, and the share of fresh draws that they won. */
const sureBandSchema = z.object({
  from: z.number(),
  to: z.number(),
  answers: z.int(),
  truth: z.nullable(z.number()),
});

const chooserSchema = z.object({
  name: z.string(),
  /** Mean utility lost compared with the buyer's best laptop. */
  lost: z.number(),
  /** Share of first cards that a cheaper laptop beats on everything. */
  dominated: z.number(),
  /** Share of first cards that are capable of their purpose, if any laptop is. */
  capable: z.number(),
  /** Share of first cards that stay the same when weights change by a fifth. */
  stability: z.number(),
});

export const benchFiguresSchema = z.object({
  /** ISO day of the measurement. */
  date: z.string(),
  catalogue: z.object({ date: z.string(), size: z.int() }),
  prices: z.object({ abroad: priceErrorsSchema, later: priceErrorsSchema }),
  battery: batteryErrorsSchema,
  hidden: z.array(hiddenFigureSchema),
  sure: z.array(sureBandSchema),
  /** Number of random buyers in the comparison. */
  buyers: z.int(),
  choosers: z.array(chooserSchema),
  personas: z.object({ right: z.int(), possible: z.int() }),
});
export type BenchFigures = z.infer<typeof benchFiguresSchema>;
