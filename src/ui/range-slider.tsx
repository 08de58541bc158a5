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

const TRACK =
  '[&::-webkit-slider-runnable-track]:h-2 [&::-webkit-slider-runnable-track]:rounded-full ' +
  '[&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--color-accent)_var(--filled),var(--color-line)_var(--filled))] ' +
  '[&::-moz-range-track]:h-2 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line ' +
  '[&::-moz-range-progress]:h-2 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-accent';

const THUMB =
  '[&::-webkit-slider-thumb]:-mt-3 [&::-webkit-slider-thumb]:size-8 [&::-webkit-slider-thumb]:appearance-none ' +
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-accent ' +
  '[&::-webkit-slider-thumb]:bg-[radial-gradient(circle,var(--color-accent)_5px,var(--color-raised)_5.5px)] ' +
  '[&::-moz-range-thumb]:size-8 [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 ' +
  '[&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-[radial-gradient(circle,var(--color-accent)_5px,var(--color-raised)_5.5px)]';

/** The native slider with its keyboard support, and marks under the track. */
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
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={style}
        className={`h-11 w-full cursor-pointer touch-pan-y touch-pinch-zoom scroll-mb-48 appearance-none rounded-control bg-transparent disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto ${TRACK} ${THUMB}`}
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
