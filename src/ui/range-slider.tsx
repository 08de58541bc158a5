import type { CSSProperties } from 'react';

/** The thumb's centre stops half a thumb before the track's ends: marks are inset by that. */
const THUMB_PX = 32;

interface RangeSliderProps {
  label: string;
  name: string;
  min: number;
  max: number;
  step: number;
  value: number;
  words: (value: number) => string;
  marks: readonly number[];
  describedBy?: string;
  onChange: (value: number) => void;
}

/** The native slider with its keyboard support, and marks under the track. Track and thumb are in `form.css`. */
export function RangeSlider({ label, words, marks, describedBy, onChange, ...range }: RangeSliderProps) {
  const { min, max, value } = range;
  const position = (at: number) => positionOf((at - min) / (max - min));
  const style: CSSProperties & { '--filled': string } = { '--filled': position(value) };
  return (
    <div className="@container">
      <input
        type="range"
        {...range}
        aria-label={label}
        aria-valuetext={words(value)}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={style}
        className="range-slider h-11 w-full cursor-pointer touch-pan-y touch-pinch-zoom scroll-mb-48 appearance-none rounded-control bg-transparent disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto"
      />
      <div aria-hidden="true" className="relative h-[2em] text-xs text-muted sm:text-sm @max-[19rem]:h-[3.5em]">
        {marks.map((mark) => (
          <span key={mark} className="group absolute" style={{ left: position(mark) }}>
            <span className="absolute h-1.5 w-px -translate-x-1/2 bg-muted" />
            <span
              className={`absolute top-2 tabular-nums @max-[19rem]:group-even:top-[1.9em] whitespace-nowrap ${markAlignment(mark, min, max)}`}
            >
              {words(mark)}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The thumb's centre as a CSS length from the track's start; `share` from 0 to 1. */
const positionOf = (share: number): string => `calc(${share * 100}% + ${(1 / 2 - share) * THUMB_PX}px)`;

function markAlignment(mark: number, min: number, max: number): string {
  if (mark === min) return '-left-3';
  return mark === max ? '-right-3' : '-translate-x-1/2';
}
