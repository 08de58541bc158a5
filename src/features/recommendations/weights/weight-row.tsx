import { type CSSProperties, useId } from 'react';
import { WEIGHT_MAX } from '#contract/answers.ts';
import type { WeightReason } from '#contract/explained-weight.ts';
import { labelOf } from '#src/content/answer-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { percentWords, type ShownWeight } from './shares.ts';

interface WeightRowProps {
  weight: ShownWeight;
  isOwn: boolean;
  onChange: (points: number) => void;
}

export function WeightRow({ weight, isOwn, onChange }: WeightRowProps) {
  const { label, points, percent, reasons } = weight;
  const id = useId();
  // The accent marks weights that the visitor has changed.
  const style: CSSProperties & Record<`--${string}`, string> = {
    ...(!isOwn && { '--color-accent': 'var(--color-muted)' }),
    '--filled': `calc(${(100 * points) / WEIGHT_MAX}% + ${1 - (2 * points) / WEIGHT_MAX}rem)`,
  };
  return (
    <li>
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {label}
        <span aria-hidden="true" className={`tabular-nums ${isOwn ? 'text-accent' : ''}`}>
          {percentWords(percent, '<')}
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={WEIGHT_MAX}
        value={points}
        aria-valuetext={percentWords(percent)}
        aria-describedby={`${id}-reasons`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={style}
        className="range-slider h-11 w-full cursor-pointer touch-pan-y touch-pinch-zoom appearance-none rounded-control bg-transparent forced-colors:appearance-auto"
      />
      <div id={`${id}-reasons`} className="grid gap-1 text-sm text-muted">
        {reasons.map((reason) => (
          <Why key={reason.by} {...reason} named={reasons.length > 1} />
        ))}
      </div>
    </li>
  );
}

function Why({ by, why, source, named }: WeightReason & { named: boolean }) {
  return (
    <p>
      {named && `${labelOf(by)}: `}
      {unbroken(why)}. ({source})
    </p>
  );
}
