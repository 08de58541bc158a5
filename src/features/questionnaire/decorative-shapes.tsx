interface Shape {
  kind: 'ring' | 'point';
  left: number;
  /** In pixels: the page grows while it arrives, and nothing may jump then. */
  top: number;
  size: number;
  around: readonly [number, number];
  seconds: number;
}

const SHAPES: readonly Shape[] = [
  { kind: 'ring', left: 3, top: 90, size: 88, around: [60, 90], seconds: 90 },
  { kind: 'point', left: 8, top: 430, size: 16, around: [-40, 60], seconds: 70 },
  { kind: 'ring', left: 1, top: 740, size: 40, around: [50, -40], seconds: 60 },
  { kind: 'point', left: 5, top: 1170, size: 26, around: [50, 70], seconds: 95 },
  { kind: 'ring', left: 2, top: 1670, size: 120, around: [70, -80], seconds: 120 },
  { kind: 'point', left: 93, top: 160, size: 22, around: [-60, 50], seconds: 80 },
  { kind: 'ring', left: 90, top: 470, size: 56, around: [-50, 80], seconds: 75 },
  { kind: 'point', left: 96, top: 970, size: 14, around: [-40, -50], seconds: 65 },
  { kind: 'ring', left: 91, top: 1350, size: 104, around: [-60, 80], seconds: 110 },
  { kind: 'point', left: 94, top: 1980, size: 20, around: [-50, -60], seconds: 85 },
];

/** Rings and points that drift slowly at the edges of large screens; still with reduced motion. */
export function DecorativeShapes() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 -z-1 hidden overflow-hidden text-line lg:block"
    >
      {SHAPES.map(({ kind, left, top, size, around: [x, y], seconds }) => (
        <span
          key={`${left} ${top}`}
          className={`absolute rounded-full motion-safe:animate-[spin_linear_infinite] ${kind === 'ring' ? 'border-[0.6rem] border-current' : 'bg-current'}`}
          style={{
            left: `${left}%`,
            top,
            width: size,
            height: size,
            transformOrigin: `${x}px ${y}px`,
            animationDuration: `${seconds}s`,
          }}
        />
      ))}
    </div>
  );
}
