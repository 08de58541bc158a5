/** Allowed number of laptops in one comparison. */
export const COMPARED = { min: 2, max: 4 } as const;
