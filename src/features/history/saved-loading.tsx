import { LoadingNotice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SAVED_COMPUTERS_MAX } from '#src/services/history.ts';
import { useLoadingWords } from '../account/use-slow.ts';

/** Shaped like one saved search. */
export function SavedLoading() {
  return (
    <LoadingNotice text={useLoadingWords('Cargando tus recomendaciones')}>
      <div className="mt-8 rounded-card border border-line bg-raised p-5 sm:p-6">
        <Skeleton className="h-7 w-52" />
        <Skeleton className="mt-6 h-5 w-3/5" />
        <Skeleton className="mt-2 h-5 w-2/5" />
        <div className="mt-8 grid gap-4 sm:grid-cols-3">
          {Array.from({ length: SAVED_COMPUTERS_MAX }, (_, index) => (
            <Skeleton key={index} className="h-36 sm:h-72" />
          ))}
        </div>
      </div>
    </LoadingNotice>
  );
}
