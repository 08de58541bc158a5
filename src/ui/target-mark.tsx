interface TargetMarkProps {
  /** `hit`: the point has landed. `miss`: it lies outside the ring, for what was not found. */
  landing?: 'hit' | 'miss';
  /** The point comes flying once and lands. */
  lands?: boolean;
  className?: string;
}

/** The ring and the point: the idea that runs through the site. A drawing only, the words beside it say what it means. */
export function TargetMark({ landing = 'hit', lands = false, className = 'size-6' }: TargetMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={`flex-none overflow-visible text-accent ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      {landing === 'hit' ? (
        <>
          <circle cx="16" cy="16" r="11" fill="none" stroke="currentColor" strokeWidth="3.5" />
          <circle cx="16" cy="16" r="4.5" fill="currentColor" className={lands ? 'landing-point' : undefined} />
        </>
      ) : (
        <>
          <circle cx="14" cy="18" r="10.5" fill="none" className="stroke-muted" strokeWidth="3" opacity="0.45" />
          <circle cx="28" cy="4.5" r="3.5" fill="currentColor" />
        </>
      )}
    </svg>
  );
}
