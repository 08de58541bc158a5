/**
 * GTINs learnt from offers, by which later offers are matched. Shops publish wrong GTINs, so each holds only until
 * another offer contradicts it.
 */

interface LearntGtin {
  readonly gtin: string;
  /** The shop whose offer taught the GTIN. */
  readonly shop: string;
}

/** By laptop id. */
export type LearntGtins = Readonly<Record<string, readonly LearntGtin[]>>;

/** A matched offer with a GTIN. */
export interface GtinClaim extends LearntGtin {
  readonly laptop: string;
  /** Whether it was matched by a part number or a person, not by its title or the GTIN itself. */
  readonly teaches: boolean;
}

export interface DroppedGtin extends LearntGtin {
  readonly laptop: string;
  /** The shop whose offer contradicts it. */
  readonly against: string | null;
}

/**
 * @param claims the matched offers of one refresh
 * @param contradicted GTINs of offers that contradict the laptop known by them, with the offer's shop
 * @returns the GTINs known from now on; a GTIN claimed by two laptops is dropped
 */
export function learnGtins(
  known: LearntGtins,
  claims: readonly GtinClaim[],
  contradicted: ReadonlyMap<string, string>,
): { learnt: LearntGtins; dropped: DroppedGtin[] } {
  const before = Object.entries(known).flatMap(([laptop, gtins]) =>
    gtins.map((one) => ({ ...one, laptop, teaches: true, isKnown: true })),
  );
  const all = [...before, ...claims.map((claim) => ({ ...claim, isKnown: false }))];
  const learnt: Record<string, LearntGtin[]> = {};
  const dropped: DroppedGtin[] = [];
  for (const [gtin, about] of Map.groupBy(all, (claim) => claim.gtin)) {
    const teacher = about.find(({ teaches }) => teaches);
    const isDoubtful = contradicted.has(gtin) || new Set(about.map(({ laptop }) => laptop)).size > 1;
    if (teacher && !isDoubtful) (learnt[teacher.laptop] ??= []).push({ gtin, shop: teacher.shop });
    if (isDoubtful) {
      for (const { laptop, shop } of about.filter(({ isKnown }) => isKnown)) {
        const other = about.find((claim) => claim.laptop !== laptop);
        dropped.push({ gtin, laptop, shop, against: contradicted.get(gtin) ?? other?.shop ?? null });
      }
    }
  }
  return { learnt, dropped };
}
