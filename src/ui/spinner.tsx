export function Spinner({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`flex-none ${className}`} fill="none" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="12" className="stroke-line" strokeWidth="3.5" />
      <circle cx="16" cy="4" r="4" className="origin-center fill-accent motion-safe:animate-spin" />
    </svg>
  );
}
