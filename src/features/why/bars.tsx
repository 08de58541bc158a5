import { useId } from 'react';

interface Bar {
  label: string;
  value?: string;
  /** 0 to 1 of the whole width. */
  share: number;
  /** The first place. */
  best?: boolean;
}

interface BarsProps {
  title: string;
  bars: readonly Bar[];
}

const PERCENT = 100;

/** Rows to compare at a glance; the bars say the same as the words. */
export function Bars({ title, bars }: BarsProps) {
  const id = useId();
  return (
    <section className="grid gap-2">
      <h4 id={id} className="font-body text-base font-semibold tracking-normal">
        {title}
      </h4>
      <ul aria-labelledby={id} className="grid gap-2">
        {bars.map(({ label, value, share, best }) => (
          <li key={label} className="grid gap-x-4 gap-y-1 sm:grid-cols-2 sm:items-center">
            <span className="flex min-w-0 justify-between gap-x-3 leading-snug wrap-anywhere">
              <span>{label}</span>
              {value !== undefined && <span className="shrink-0 font-semibold tabular-nums">{value}</span>}
            </span>
            <span aria-hidden className="block h-2 rounded-full bg-sunken forced-colors:border">
              <span
                className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${best ? 'bg-accent' : 'bg-muted'}`}
                style={{ width: `${Math.max(2, share * PERCENT)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
