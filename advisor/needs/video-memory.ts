/** How much memory of its own the graphics should have, for uses that fill it. */
import type { Purpose } from '../../contract/answers.ts';
import type { Needs } from './needs.ts';

/** Gigabytes. `models`: language models that run at home. */
const ADVISED = { gaming: 8, editing: 8, '3d': 8, models: 12 } as const;

export type VideoMemoryUse = keyof typeof ADVISED;

export interface VideoMemoryNeed {
  use: VideoMemoryUse;
  /** Gigabytes that the games and programs advise. */
  good: number;
}

/** @returns the need of the first use that fills the memory; `null` if none does */
export function videoMemoryNeed({ asked, targets }: Needs): VideoMemoryNeed | null {
  const wants = (purpose: Purpose): boolean => asked.purposes.includes(purpose);
  const designsIn3d = targets.creation.floor?.purpose === 'design';
  const runsModels = wants('programming') && asked.priorities.includes('graphics');
  const uses: readonly (readonly [VideoMemoryUse, boolean])[] = [
    ['gaming', wants('gaming')],
    ['editing', wants('editing')],
    ['3d', designsIn3d],
    // Last, because who also plays or designs asks for graphics for that.
    ['models', runsModels],
  ];
  const [use] = uses.find(([, holds]) => holds) ?? [];
  return use === undefined ? null : { use, good: ADVISED[use] };
}
