import { lazyCode } from './lazy-component.tsx';

/** Late, because few visits see a notice. Without it only the drawing is missing. */
export const DRAWING = lazyCode(async () => (await import('./missed-target.tsx')).MissedTarget);
