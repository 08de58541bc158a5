/** Wide rings behind what matters. */
export function Rings({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 600 600"
      fill="none"
      className={`pointer-events-none max-w-none stroke-line ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="300" cy="300" r="298" />
      <circle cx="300" cy="300" r="230" />
      <circle cx="300" cy="300" r="162" />
    </svg>
  );
}
