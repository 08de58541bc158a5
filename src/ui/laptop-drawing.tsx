import type { CSSProperties } from 'react';
import type { LaptopSize } from '#src/lib/laptop-size.ts';

/**
 * Axonometric transforms of the lid and the deck, seen from above and slightly from the left, with the lid leaning back by
 * 20°. The origin is the right end of the hinge; x goes right, y up the lid or back on the deck, in centimetres.
 */
const LID = 'matrix(.966 .097 .089 -.995 0 0)';
const DECK = 'matrix(.966 .097 .259 -.362 0 0)';
/** One centimetre down, on the plane of the deck. */
const DOWN = [0.64, -2.39] as const;

/** The view box, large enough for the largest laptop and the sheet. */
const FRAME = { width: 62, height: 46.5, top: -33.5 };
const SHEET_EDGE = 9.7;

/** Lines are as thick in a small drawing as in a large one. */
const THIN = { vectorEffect: 'non-scaling-stroke' } as const;
const EDGE = { ...THIN, stroke: 'var(--edge)', strokeWidth: 0.8 } as const;
const LINE = { ...THIN, fill: 'none', stroke: 'var(--detail)', strokeWidth: 0.7 } as const;
const SHEET = {
  ...THIN,
  fill: 'var(--color-raised)',
  stroke: 'var(--color-muted)',
  strokeWidth: 0.8,
  strokeDasharray: '2.5 2',
} as const;

interface LaptopDrawingProps {
  size: LaptopSize;
  /** Empty: decoration. */
  alt: string;
}

/**
 * A laptop drawn to scale, an A4 sheet leaning on it: shell, hinge, number pad and the brand's hue are its own. Fills the
 * positioned box around it, best 4:3; all drawings have one frame, so that in boxes of one size laptops have one scale.
 */
export function LaptopDrawing({ size, alt }: LaptopDrawingProps) {
  const { side, chin, numberPad, shell, hinge, hue, radius, seed } = size;
  const glass = { width: drawn(size.glass.width), height: drawn(size.glass.height) };
  const [width, depth, thickness] = [drawn(size.width), drawn(size.depth), drawn(size.thickness)];
  const left = (SHEET_EDGE - width * 0.966 - depth * 0.259 - FRAME.width) / 2;
  const down = DOWN.map((part) => part * thickness).join(' ');

  // Keys have the same size on all laptops; a number pad takes the remaining width.
  const keyboard = Math.min(width - 2.6, numberPad ? 36.5 : 28.4);
  const keysLeft = -(width + keyboard) / 2;
  const keys = numberPad ? keyboard * 0.76 : keyboard;
  const near = -depth * 0.57;
  const block = (x: number, blockWidth: number) => (
    <>
      <rect fill="var(--keys)" x={x} y={near} width={blockWidth} height={KEYS} rx=".5" />
      <path
        {...LINE}
        opacity=".6"
        d={[2, 4, 6, 8].map((y) => `M${x + 0.7} ${near + y}h${blockWidth - 1.4}`).join('')}
      />
    </>
  );
  const touchpad = width * (hinge === 'bar' ? 0.4 : 0.33);
  const style: CSSProperties & { '--hue'?: number } = hue === null ? {} : { '--hue': hue };

  const morning = seed % 2 === 0;
  const hill = 0.3 + (seed % 5) * 0.05;
  const sun = 0.56 + (seed % 3) * 0.08;

  return (
    <svg
      viewBox={`${left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element would not follow the page's theme
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt === ''}
      className={`laptop-drawing absolute inset-0 size-full ${shell} ${hue === null ? '' : 'branded'}`}
      style={style}
    >
      <g transform={DECK}>
        <path
          fill="var(--shadow)"
          stroke="var(--shadow)"
          strokeWidth="1.5"
          d={`M${2 - width} ${-depth}l${down}h${width}l5 ${depth}h-9z`}
        />
      </g>
      <g transform={LID}>
        <rect {...SHEET} x="-13.8" y={-thickness} width="21" height="29.7" />
        <rect {...EDGE} fill="var(--shell-shade)" x={0.3 - width} width={width} height={depth} rx={radius} />
        <rect {...EDGE} fill="var(--shell)" x={-width} width={width} height={depth} rx={radius} />
        <rect fill="var(--ink)" x={0.5 - width} y=".5" width={width - 1} height={depth - 1} rx={radius - 0.3} />
        <g transform={`translate(${side - width} ${chin}) scale(${glass.width} ${glass.height})`}>
          <path fill="var(--glass)" d="M0 0h1v1H0z" />
          <path
            fill="var(--hill)"
            transform={morning ? 'matrix(-1 0 0 1 1 0)' : undefined}
            d={`M0 0v${hill}q.28 .36 .52 .02t.48 .06V0z`}
          />
        </g>
        <path fill="var(--ink)" d={hingesOf(hinge, width)} />
        <circle
          fill="var(--brand)"
          cx={side + glass.width * (morning ? 0.3 : 0.7) - width}
          cy={chin + glass.height * sun}
          r="1.9"
        />
      </g>
      <g transform={DECK}>
        <path
          {...EDGE}
          fill="var(--shell-shade)"
          d={`M${-width} ${0.7 - depth}l${down} .7-.7h${width - 1.4}l.7 .7v${depth - 1.4}L0-.7z`}
        />
        <rect {...EDGE} fill="var(--shell)" x={-width} y={-depth} width={width} height={depth} rx={radius} />
        {block(keysLeft, keys)}
        {hinge === 'set-in' && (
          <path
            fill="none"
            stroke="var(--brand)"
            strokeWidth=".6"
            d={`M${keysLeft} ${near - 0.5}h${keyboard}M${-width + 1.2} -1.2h6M-1.2-1.2h-6`}
          />
        )}
        {numberPad && block(keysLeft + keys + 0.9, keyboard - keys - 0.9)}
        <rect
          {...LINE}
          x={keysLeft + (keys - touchpad) / 2}
          y={0.9 - depth}
          width={touchpad}
          height={depth * 0.43 - 1.8}
          rx=".5"
        />
      </g>
    </svg>
  );
}

function hingesOf(hinge: LaptopSize['hinge'], width: number): string {
  // Start and length are shares of the width.
  const bar = (from: number, length: number, height: number) =>
    `M${drawn(-width * (1 - from))} ${-height / 2}h${drawn(width * length)}v${height}h${drawn(-width * length)}z`;
  switch (hinge) {
    case 'bar':
      return bar(0.12, 0.76, 0.6);
    case 'set-in':
      return bar(0.28, 0.44, 1.6);
    case 'fold':
      return bar(0.08, 0.11, 1.5) + bar(0.81, 0.11, 1.5);
    case 'two':
      return bar(0.14, 0.16, 0.8) + bar(0.7, 0.16, 0.8);
    default:
      return hinge satisfies never;
  }
}

const KEYS = 10;

/** Rounds to 0.6 mm: hundreds of pages hold a drawing, and sums of sixteenths have few digits. */
const drawn = (length: number): number => Math.round(length * 16) / 16;
