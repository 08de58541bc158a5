/**
 * Figures on absolute scales. `gpu` is the speed of the graphics in games, `creation` in native editing and 3D
 * programs.
 */
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

/** All criteria by which laptops are compared. */
export const CRITERIA = [...ATTRIBUTES, 'system', 'size'] as const;
export type Criterion = (typeof CRITERIA)[number];
