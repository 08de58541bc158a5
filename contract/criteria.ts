/** Figures on absolute scales; `gpu` is the graphics in games, `creation` the same graphics in native editing and 3D. */
export const ATTRIBUTES = [
  'cpu',
  'gpu',
  'creation',
  'ram',
  'storage',
  'pixels',
  'refresh',
  'panel',
  'weight',
  'battery',
  'silence',
  'build',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What laptops are compared by: their figures, and what they are. */
export const CRITERIA = [...ATTRIBUTES, 'system', 'size'] as const;
export type Criterion = (typeof CRITERIA)[number];
