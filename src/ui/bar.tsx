import { cn } from './cn.ts';

interface BarProps {
  /** 0–1; `null` where unknown. */
  at: number | null;
  /** The figure may lie between these, 0–1. */
  band?: { low: number; high: number } | null;
  /** Position of «bien» or of the budget, 0–1. */
  tick?: number | undefined;
  best?: boolean;
}

const percent = (share: number): number => Math.round(Math.max(0.01, Math.min(1, share)) * 100);

/** Decorative: words beside it say the same. */
export function Bar({ at, band = null, tick, best = false }: BarProps) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cn(
        'my-1.5 block h-1.5 w-full overflow-hidden rounded-[3px] stroke-text stroke-0 forced-color-adjust-none',
        best ? 'fill-accent' : 'fill-muted',
        at === null ? 'border border-dashed border-muted' : 'bg-sunken',
      )}
    >
      {at !== null && <rect width={percent(at)} height="6" />}
      {band && <rect x={percent(band.low)} width={percent(band.high - band.low)} height="6" opacity="0.35" />}
      {tick !== undefined && <path d={`M${percent(tick)} 0v6`} strokeWidth="2" vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}
