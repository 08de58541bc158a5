import { MORE_COUNT_DEFAULT } from '../../contract/recommendations.ts';

/** Cards to be, shaped like the real ones; they appear only if the wait exceeds 400 ms, so that a quick answer does not flicker. */
export function ResultsSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-5 transition-opacity delay-400 duration-200 md:grid-cols-2 lg:grid-cols-3 starting:opacity-0"
    >
      {Array.from({ length: MORE_COUNT_DEFAULT }, (_, index) => (
        <div key={index} className="grid gap-4 rounded-card border border-line bg-raised p-5 max-md:not-first:hidden">
          <div className="h-4 w-1/3 rounded-control bg-sunken" />
          <div className="h-7 w-3/4 rounded-control bg-sunken" />
          <div className="h-52 rounded-control bg-sunken" />
          <div className="h-6 rounded-control bg-sunken" />
          <div className="h-10 w-2/5 rounded-control bg-sunken" />
          <div className="h-24 rounded-control bg-sunken" />
          <div className="h-40 rounded-control bg-sunken" />
          <div className="h-11 rounded-control bg-sunken" />
        </div>
      ))}
    </div>
  );
}
