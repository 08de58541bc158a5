import { useId } from 'react';
import type { SavedCriteria } from '#src/services/history.ts';
import { Breakable } from '#src/ui/breakable.tsx';
import { criteriaOf, sortedByLabel, summaryOf } from './criteria.ts';

interface CriteriaListProps {
  criteria: SavedCriteria;
  expanded: boolean;
  onToggle: () => void;
}

export function CriteriaList({ criteria, expanded, onToggle }: CriteriaListProps) {
  const listId = useId();
  const all = criteriaOf(criteria);
  const { lines, more } = summaryOf(all);
  const shown = expanded ? sortedByLabel(all) : lines;
  return (
    <section aria-label="Criterios" className="mt-3">
      <h3 className="text-sm font-semibold text-muted">Criterios</h3>
      {all.length === 0 && <p className="mt-1">Sin criterios</p>}
      <dl id={listId} className="mt-1 grid grid-cols-1 gap-1 wrap-anywhere">
        {shown.map((criterion) => (
          <div key={criterion.label} className={`flex flex-wrap gap-x-2 ${lines.includes(criterion) ? '' : 'grows'}`}>
            <dt className="text-muted">{criterion.label}:</dt>
            <dd>
              <Breakable text={criterion.value} />
            </dd>
          </div>
        ))}
      </dl>
      {!expanded && more > 0 && (
        <p className="mt-1 text-muted">{more === 1 ? 'Y 1 criterio más...' : `Y ${more} criterios más...`}</p>
      )}
      {more > 0 && (
        <button
          type="button"
          className="min-h-11 text-start font-semibold text-accent hover:underline"
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={onToggle}
        >
          {expanded ? 'Mostrar menos' : 'Ver todos los criterios'}
        </button>
      )}
    </section>
  );
}
