import { LoadingNotice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

export function ComparisonLoading({ columns }: { columns: number }) {
  return (
    <LoadingNotice text="Cargando la comparación">
      <div className="mt-8 grid grid-cols-2 gap-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {Array.from({ length: columns }, (_, index) => (
          <div key={index} className="grid gap-4">
            <Skeleton className="h-28" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-72" />
          </div>
        ))}
      </div>
    </LoadingNotice>
  );
}
