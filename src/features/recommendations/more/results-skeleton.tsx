import { MORE_COUNT_DEFAULT } from '#contract/answer-parts.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Cards to be, shaped like the real ones; they appear only if the wait exceeds 400 ms, so that a quick answer does not flicker. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden="true" className="appears-late grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: MORE_COUNT_DEFAULT }, (_, index) => (
        <div key={index} className="grid gap-4 rounded-card border border-line bg-raised p-5 max-md:not-first:hidden">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-52" />
          <Skeleton className="h-6" />
          <Skeleton className="h-10 w-2/5" />
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  );
}
