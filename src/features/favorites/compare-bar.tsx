import { COMPARED } from '#contract/compared-count.ts';
import { comparePath } from '#src/config/compare-path.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';

/** Stays at the bottom of the window while laptops are chosen. */
export function CompareBar({ ids }: { ids: readonly string[] }) {
  const label = `Comparar (${ids.length})`;
  return (
    <div className="no-print sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-end gap-x-6 gap-y-2 rounded-t-card border border-b-0 border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float">
      <output className="min-w-0 flex-1 basis-[8rem] text-sm text-muted">{hint(ids.length)}</output>
      {ids.length < COMPARED.min ? (
        <Button disabled>{label}</Button>
      ) : (
        <ButtonLink to={comparePath(ids)}>{label}</ButtonLink>
      )}
    </div>
  );
}

function hint(count: number): string {
  if (count < COMPARED.min) return 'Elige otro para compararlos.';
  return count < COMPARED.max
    ? `Puedes elegir hasta ${COMPARED.max}.`
    : `${COMPARED.max} es lo más que se compara a la vez.`;
}
