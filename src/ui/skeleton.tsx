/** A grey shape in place of what is loading. Apart from notices, which most visits do not load. */
export const Skeleton = ({ className }: { className: string }) => (
  <div className={`rounded-control bg-sunken ${className}`} />
);
