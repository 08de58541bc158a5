import type { LaptopSize } from '#src/lib/laptop-size.ts';
import { laptopOutline } from './laptop-outline.ts';

interface LaptopDrawingProps {
  size: LaptopSize;
  alt: string;
}

/** A laptop drawn to scale before an A4 sheet. Fills the positioned box around it, best 4:3; in boxes of one size, laptops have one scale. */
export function LaptopDrawing({ size, alt }: LaptopDrawingProps) {
  const { viewBox, parts, point, label } = laptopOutline(size);
  return (
    <svg
      viewBox={viewBox}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element would not follow the page's theme
      role="img"
      aria-label={alt}
      className={`laptop-drawing absolute inset-0 size-full ${size.shell}`}
    >
      {parts.map(({ look, path }) => (
        <path key={path} className={look} d={path} />
      ))}
      <circle cx={point[0]} cy={point[1]} r="1.9" />
      <text x={label[0]} y={label[1]} aria-hidden="true">
        A4
      </text>
    </svg>
  );
}
