import * as z from 'zod/mini';

/** Share of simulated draws (0–1), in which all data vary within their errors, that choose the laptop. */
export const confidenceSchema = z.object({
  first: z.number(),
  /** Share in which it is among the three cards. */
  three: z.number(),
  /** Ids of laptops of the same answer with a statistical tie. */
  tiedWith: z.array(z.string()),
});
export type Confidence = z.infer<typeof confidenceSchema>;

/**
 * `clear`: the first laptop wins at least eight of ten draws, and everything the priorities ask for is known of it;
 * `tie`: another card is as good; `close`: everything else.
 */
const SURENESS = ['clear', 'close', 'tie'] as const;

/** How sure it is that the first card is the best. */
export const surenessSchema = z.object({
  kind: z.enum(SURENESS),
  /** Ids of the cards that tie with the first; empty unless it is a tie. */
  tiedWith: z.array(z.string()),
  /** «clara», «ajustada», «empate con el HP Victus 15» */
  text: z.string(),
  /** Of a tie with the second card, what each has more of: «El primero cuesta menos; el ASUS tiene mejor procesador.» */
  choice: z.optional(z.string()),
});
export type Sureness = z.infer<typeof surenessSchema>;
