/** What laptops are compared by; `gpu` is the graphics in games, `creation` the same graphics in native editing and 3D. */
export const CRITERIA = [
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
  'system',
  'size',
] as const;
export type Criterion = (typeof CRITERIA)[number];
