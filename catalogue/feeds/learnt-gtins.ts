/** GTINs that later offers are found by. Shops give wrong ones too: what one taught holds until another offer contradicts it. */

interface LearntGtin {
  readonly gtin: string;
  /** Whose offer taught it; `null` for those of snapshots from before this was kept. */
  readonly shop: string | null;
}

/** By laptop id. */
export type LearntGtins = Readonly<Record<string, readonly LearntGtin[]>>;

/** An offer with a GTIN that was placed. */
export interface GtinClaim extends LearntGtin {
  readonly laptop: string;
  /** By a part number or a person, and not by its title or the GTIN itself. */
  readonly teaches: boolean;
}

export interface DroppedGtin extends LearntGtin {
  readonly laptop: string;
  /** The shop whose offer contradicts it. */
  readonly against: string | null;
}

/**
 * @param claims of the offers of one refresh
 * @param contradicted GTINs of offers that say other facts than the laptop that is known by them, with the offer's shop
 * @returns what is known from now on: a GTIN that two laptops have is that of none
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
    const teachers = about.filter(({ teaches }) => teaches);
    const teacher = teachers.find(({ shop }) => shop !== null) ?? teachers[0];
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
