import { LoadingNotice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoadingWords } from '../account/use-slow.ts';

/** As many as fill a row of the widest page. */
const CARDS = 3;

/** Shaped like the cards. */
export function FavoritesLoading() {
  return (
    <LoadingNotice text={useLoadingWords('Cargando tus favoritos')}>
      <div className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: CARDS }, (_, index) => (
          <div key={index} className="grid gap-4 rounded-card border border-line bg-raised p-5">
            <Skeleton className="h-28 md:h-52" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-8 w-2/5" />
            <Skeleton className="h-32" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
    </LoadingNotice>
  );
}
