/** A star in units of the view box: left edge, width, distance to the next. */
const STAR = { offset: 2, width: 20, pitch: 24 };
const STARS = 5;
const ROW = { width: STAR.pitch * STARS, height: 24 };

/** The outline begins at the tip and goes clockwise. */
const STAR_OUTLINE = ' 2.9 6.6 7.1.7-5.4 4.7 1.6 7-6.2-3.7-6.2 3.7 1.6-7-5.4-4.7 7.1-.7z';
const ROW_PATH = `m12 2${STAR_OUTLINE}${`m${STAR.pitch} 0${STAR_OUTLINE}`.repeat(STARS - 1)}`;

/** Width of the filled part, in units of the view box. Gaps between stars do not count. */
export function filledWidth(value: number): number {
  const rating = Math.min(Math.max(value, 0), STARS);
  const whole = Math.floor(rating);
  const part = rating - whole;
  return whole * STAR.pitch + (part === 0 ? 0 : STAR.offset + part * STAR.width);
}

export function Rating({ value, label }: { value: number; label: string }) {
  return (
    <span title={label} className="inline-flex">
      <svg viewBox={`0 0 ${ROW.width} ${ROW.height}`} width="6.25rem" height="1.25rem" aria-hidden="true">
        <path className="fill-line" d={ROW_PATH} />
        <svg width={filledWidth(value)} height={ROW.height}>
          <path className="fill-caution" d={ROW_PATH} />
        </svg>
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
