export function Skeleton({ className }: { className: string }) {
  return <div className={`rounded-control bg-sunken ${className}`} />;
}
