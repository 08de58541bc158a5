import type { CSSProperties } from 'react';
import { BUDGET } from '#contract/answers.ts';
import { euros } from '#src/lib/figures.ts';
import { onSlider } from '#src/services/answers-reducer.ts';
import { cn } from '#src/ui/cn.ts';
import { FIELD_NAMES } from './early-choices.ts';

/** The thumb's centre stops half a thumb before the track's ends: marks are inset by that. */
const THUMB_PX = 32;

interface BudgetRangeProps {
  budget: number;
  marks: readonly number[];
  /** The slider shares its label with the typed amount. */
  labelId: string;
  describedBy: string;
  onChange: (euros: number) => void;
}

/** The native slider with its keyboard support, and marks under the track. Track and thumb are in `components.css`. */
export function BudgetRange({ budget, marks, labelId, describedBy, onChange }: BudgetRangeProps) {
  const value = onSlider(budget);
  // Two marks fit in any width.
  const isFull = marks.length > 2;
  const style: CSSProperties & { '--filled': string } = { '--filled': positionOf(value) };
  return (
    <div className="@container">
      <input
        type="range"
        name={FIELD_NAMES.budget}
        min={BUDGET.min}
        max={BUDGET.max}
        step={BUDGET.step}
        value={value}
        aria-labelledby={labelId}
        aria-valuetext={euros(value)}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={style}
        className={cn(
          'range-slider h-11 w-full cursor-pointer touch-pan-y touch-pinch-zoom scroll-mb-48 not-forced-colors:appearance-none',
          'rounded-control bg-transparent disabled:cursor-not-allowed disabled:opacity-60',
          'forced-colors:appearance-auto',
        )}
      />
      <div
        aria-hidden="true"
        className={`relative h-[2em] text-xs text-muted sm:text-sm ${isFull ? '@max-[19rem]:h-[3.5em]' : ''}`}
      >
        {marks.map((mark) => (
          <span key={mark} className="group absolute" style={{ left: positionOf(mark) }}>
            <span className="absolute h-1.5 w-px -translate-x-1/2 bg-muted" />
            <span
              className={cn(
                'absolute top-2 tabular-nums whitespace-nowrap',
                isFull && '@max-[19rem]:group-even:top-[1.9em]',
                alignmentOf(mark),
              )}
            >
              {euros(mark)}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The thumb's centre as a CSS length from the track's start. */
function positionOf(amount: number): string {
  const share = (amount - BUDGET.min) / (BUDGET.max - BUDGET.min);
  return `calc(${share * 100}% + ${(1 / 2 - share) * THUMB_PX}px)`;
}

function alignmentOf(mark: number): string {
  if (mark === BUDGET.min) return '-left-3';
  return mark === BUDGET.max ? '-right-3' : '-translate-x-1/2';
}
