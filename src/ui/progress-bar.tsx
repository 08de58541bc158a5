interface ProgressBarProps {
  label: string;
  percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <div
      // <progress> cannot be styled like this.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className="relative h-6 text-accent"
    >
      <div className="absolute inset-y-0 start-2.5 end-2.5">
        <div className="absolute inset-x-0 top-1/2 -mt-px border-t-2 border-line" />
        <div className="absolute start-0 top-1/2 -mt-px border-t-2 border-current" style={{ width: `${percent}%` }} />
        <span className="absolute -end-2.5 top-1/2 size-6 -translate-y-1/2 rounded-full border-3 border-current bg-raised" />
        <svg
          viewBox="0 0 10 10"
          className="absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2"
          style={{ left: `calc(${percent}% - ${(percent * 2) / 100}px)` }}
        >
          <circle cx="5" cy="5" r="5" fill="currentColor" />
        </svg>
      </div>
    </div>
  );
}
