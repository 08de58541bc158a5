/** Choosing favorites to compare: a checkbox on each card, and a bar while some are chosen. */
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { COMPARED } from '#contract/limits.ts';
import { comparePath } from '#src/config/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { cn } from '#src/ui/cn.ts';

export interface CompareChoiceState {
  chosen: boolean;
  /** Whether as many are chosen as can be compared. */
  full: boolean;
  onChange: (chosen: boolean) => void;
}

export function CompareChoice({ name, chosen, full, onChange }: CompareChoiceState & { name: string }) {
  return (
    <label
      className={cn(
        'no-print flex min-h-11 cursor-pointer items-center gap-2.5 self-start font-semibold',
        'has-disabled:cursor-not-allowed has-disabled:text-muted',
      )}
    >
      <input
        type="checkbox"
        aria-label={`Comparar ${name}`}
        className="size-icon accent-accent"
        checked={chosen}
        disabled={full && !chosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      Comparar
    </label>
  );
}

/** Seen while it has the focus, left of the box's label. */
const BESIDE =
  'sr-only rounded-control bg-text font-semibold text-surface focus:not-sr-only focus:absolute focus:end-32 focus:px-4 ' +
  'focus:py-2.5';

interface CompareBarProps {
  ids: readonly string[];
  /** An empty element that gets a link for keyboards: in a long list they are far from the bar. */
  beside?: Element | null;
}

export function CompareBar({ ids, beside }: CompareBarProps) {
  const label = `Comparar (${ids.length})`;
  return (
    <div
      className={cn(
        'no-print sticky bottom-0 z-bar mt-6 flex flex-wrap items-center justify-end gap-x-6 gap-y-2 rounded-t-card',
        'border border-b-0 border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float',
      )}
    >
      <output className="min-w-0 flex-1 basis-[8rem] text-sm text-muted">{hint(ids.length)}</output>
      {ids.length < COMPARED.min ? (
        <Button disabled>{label}</Button>
      ) : (
        <ButtonLink to={comparePath(ids)}>{label}</ButtonLink>
      )}
      {beside &&
        ids.length >= COMPARED.min &&
        createPortal(
          <Link to={comparePath(ids)} className={BESIDE}>
            {label}
          </Link>,
          beside,
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
