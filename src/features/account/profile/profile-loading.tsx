import { LoadingNotice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoadingWords } from '../use-slow.ts';

/** Shaped like the profile. */
export function ProfileLoading() {
  return (
    <LoadingNotice text={useLoadingWords('Cargando tu perfil')}>
      <div className="mt-6 flex items-center gap-5 rounded-card border border-line bg-raised p-6">
        <Skeleton className="size-22 rounded-full!" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-12" />
        ))}
      </div>
    </LoadingNotice>
  );
}
