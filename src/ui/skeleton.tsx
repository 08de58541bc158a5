/** Placeholder for a line or block of content. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`rounded-control bg-sunken ${className}`} />;
}
