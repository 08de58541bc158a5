import { useId } from 'react';

interface Bar {
  label: string;
  value?: string;
  /** Share of the full width, 0 to 1. */
  share: number;
  /** Whether it is the first place. */
  best?: boolean;
}

interface BarsProps {
  title: string;
  bars: readonly Bar[];
}

const PERCENT = 100;

/** Rows with decorative bars: the words have the same figures. */
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
            <span className="flex min-w-0 flex-wrap justify-between gap-x-3 leading-snug wrap-anywhere">
              <span>{label}</span>
              {value !== undefined && <span className="ml-auto font-semibold tabular-nums">{value}</span>}
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
