import type { CSSProperties } from 'react';
import { cn } from '#src/ui/cn.ts';

interface Shape {
  side: 'left' | 'right';
  /** Share of the margin beside the questions, less `inset`, from the edge of the screen. */
  part: number;
  /** This and the following lengths are in pixels. */
  inset: number;
  top: number;
  width: number;
  /** The centre of its way around. */
  origin: readonly [number, number];
  /** One way around takes this long. */
  seconds: number;
}

/** Places count from the top in pixels, because the page grows while it arrives. None comes closer than 4 px to the questions. */
const SHAPES: readonly Shape[] = [
  { side: 'left', part: 1, inset: 153, top: 90, width: 88, origin: [60, 90], seconds: 90 },
  { side: 'left', part: 0.9, inset: 39, top: 430, width: 16, origin: [-40, 60], seconds: 70 },
  { side: 'left', part: 1, inset: 137, top: 740, width: 40, origin: [50, -40], seconds: 60 },
  { side: 'left', part: 0.8, inset: 131, top: 1170, width: 26, origin: [50, 70], seconds: 95 },
  { side: 'left', part: 1, inset: 180, top: 1670, width: 120, origin: [60, 0], seconds: 120 },
  { side: 'right', part: 0.8, inset: 42, top: 160, width: 22, origin: [62, 60], seconds: 80 },
  { side: 'right', part: 1, inset: 135, top: 470, width: 56, origin: [6, 80], seconds: 75 },
  { side: 'right', part: 0.9, inset: 41, top: 970, width: 14, origin: [54, -50], seconds: 65 },
  { side: 'right', part: 1, inset: 151, top: 1350, width: 104, origin: [44, 90], seconds: 110 },
  { side: 'right', part: 0.8, inset: 56, top: 1980, width: 20, origin: [60, -60], seconds: 85 },
];

/** Half of the column of the questions, with its padding. */
const COLUMN = 540;

const styleOf = ({ side, part, inset, top, width, origin: [x, y], seconds }: Shape): CSSProperties => ({
  [side]: `calc((50% - ${COLUMN}px) * ${part} - ${inset}px)`,
  top,
  width,
  transformOrigin: `${x}px ${y}px`,
  animationDuration: `${seconds}s`,
});

/** Rings and points that drift slowly beside the questions on wide screens; with reduced motion they stand still. */
export const DriftingShapes = () => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 -z-1 hidden overflow-hidden text-line xl:block forced-colors:hidden"
  >
    {SHAPES.map((shape) => (
      <span
        key={shape.top}
        style={styleOf(shape)}
        className={cn(
          'absolute aspect-square rounded-full odd:border-[0.6rem] odd:border-current even:bg-current',
          'motion-safe:animate-[spin_linear_infinite]',
        )}
      />
    ))}
  </div>
);
