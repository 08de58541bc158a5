import { cn } from './cn.ts';

/** How close a laptop comes to what was asked for. */
export interface Closeness {
  /** 1: as asked. */
  share: number;
  /** Whether it is inside the ring at all. */
  serves: boolean;
}

interface VerdictMarkProps {
  fit: Closeness;
  /** The best option alone has the accent. */
  best?: boolean;
  className?: string;
}

/** How far the point can move without touching the ring, and where it lies outside of it, in units of the drawing. */
const REACH = 7.5;
const OUTSIDE = 16.5;
/** Few laptops that serve come less close. */
const LEAST = 0.4;
/** The point always lies in one direction, so that marks side by side can be compared. */
const DIRECTION = { x: Math.SQRT1_2, y: -Math.SQRT1_2 };

/**
 * The target as the verdict: the closer the point is to the centre, the better a laptop fits what was asked for.
 * Decorative: the words of the fit stand beside it.
 */
export function VerdictMark({ fit, best = false, className = 'size-[1.5rem]' }: VerdictMarkProps) {
  // The root tells apart what is nearly in the centre, as most of what is recommended.
  const distance = fit.serves ? REACH * Math.sqrt(Math.min(1, (1 - fit.share) / (1 - LEAST))) : OUTSIDE;
  const [x, y] = [16 + distance * DIRECTION.x, 16 + distance * DIRECTION.y];
  return (
    <svg
      viewBox="0 0 32 32"
      className={cn('flex-none overflow-visible', best ? 'text-accent' : 'text-muted', className)}
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="12.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <circle cx={x} cy={y} r="3.5" fill="currentColor" className={best ? 'landing-point' : undefined} />
    </svg>
  );
}

/** Decorative: the link around it has the name. */
export function Wordmark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 112.4 30" className={`w-auto ${className}`} fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="3.7">
        <circle cx="8.2" cy="20.1" r="6.35" />
        <path d="M14.7 12v16.3" />
        <path d="M22.2 6.6v16.2q0 3.7 3.6 3.7h2M18.4 13.8h9.2" />
        <path d="M33.4 12v16.3" />
        <path d="M40.6 12v16.3M40.6 20a6 6.2 0 0 1 12 0v8.3" />
        <circle cx="65.4" cy="20.1" r="6.35" />
        <path d="M71.9 12v16.3" />
        <circle cx="84.8" cy="20.1" r="6.35" />
        <path d="M91.3 2.6v25.7" />
        <circle cx="104" cy="20.1" r="6.35" />
      </g>
      <g className="text-accent">
        <circle cx="33.4" cy="5.1" r="3.7" stroke="currentColor" strokeWidth="1.7" />
        <circle cx="33.4" cy="5.1" r="1.4" fill="currentColor" />
      </g>
    </svg>
  );
}
