interface TargetMarkProps {
  lands?: boolean;
  className?: string;
}

/** The ring with its point, a motif of the site (docs/design.md). Decorative. */
export function TargetMark({ lands = false, className = 'size-6' }: TargetMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={`flex-none overflow-visible text-accent ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="16" cy="16" r="11" fill="none" stroke="currentColor" strokeWidth="3.5" />
      <circle cx="16" cy="16" r="4.5" fill="currentColor" className={lands ? 'landing-point' : undefined} />
    </svg>
  );
}
