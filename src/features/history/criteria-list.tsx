import { useId } from 'react';
import { spanishList } from '#contract/spanish-text.ts';
import { DEVICE_CHOICES, labelOf, OWNS_WINDOWS_WORDS } from '#src/lib/answer-words.ts';
import { REQUIREMENT_QUESTIONS } from '#src/lib/requirement-questions.ts';
import { euros } from '#src/lib/figures.ts';
import type { SavedCriteria } from '#src/services/history.ts';
import { Breakable } from '#src/ui/breakable.tsx';

interface CriteriaListProps {
  criteria: SavedCriteria;
  expanded: boolean;
  onToggle: () => void;
}

export function CriteriaList({ criteria, expanded, onToggle }: CriteriaListProps) {
  const listId = useId();
  const all = criteriaOf(criteria);
  const summary = all.slice(0, SUMMARY_LINES);
  const more = all.length - summary.length;
  const shown = expanded ? all.toSorted((one, other) => one.label.localeCompare(other.label, 'es')) : summary;
  return (
    <section aria-label="Criterios" className="mt-3 text-sm">
      <h3 className="text-sm font-semibold text-muted">Criterios</h3>
      {all.length === 0 && <p className="mt-1">Sin criterios</p>}
      <dl id={listId} className="mt-1 flex flex-wrap gap-x-6 gap-y-1 wrap-anywhere">
        {shown.map((criterion) => (
          <div key={criterion.label} className={`flex flex-wrap gap-x-2 ${summary.includes(criterion) ? '' : 'grows'}`}>
            <dt className="text-muted">{`${criterion.label}:`}</dt>
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

const SUMMARY_LINES = 2;

const NOT_REQUIREMENTS = new Set(['sessionId', 'timestamp', 'savedFromRecommendations', 'id']);

const NOT_SPECIFIED = 'No especificado';

/** The stored answers as text, the most important first. An id that has no label any more is shown itself. */
function criteriaOf(criteria: SavedCriteria) {
  const { budget, purposes, priorities, deviceType, requirements } = criteria;
  const found: [string, string | undefined][] = [
    ['Presupuesto', budget === undefined ? undefined : euros(budget)],
    ['Uso', labels(purposes)],
    ['Prioridades', labels(priorities)],
    ['Tipo de equipo', DEVICE_CHOICES.find(({ value }) => value === deviceType)?.label ?? deviceType],
    ...requirementLines(requirements),
    ['Windows', criteria.ownsWindows ? OWNS_WINDOWS_WORDS : undefined],
  ];
  return found.flatMap(([label, value]) =>
    value === undefined ? [] : [{ label, value: value.trim() || NOT_SPECIFIED }],
  );
}

/** @returns «Trabajo/Estudio y Programación · 600 €» */
export function searchTitle({ purposes = [], budget }: SavedCriteria): string {
  const uses = spanishList(purposes.flatMap((id) => labels([id]) || []));
  return (
    [uses, budget === undefined ? undefined : euros(budget)].filter(Boolean).join('\u00A0· ') || 'Búsqueda guardada'
  );
}

const labels = (ids: readonly string[] | undefined): string | undefined =>
  ids
    ?.filter((id) => id.trim() !== '')
    .map(labelOf)
    .join(', ');

function requirementLines(requirements: SavedCriteria['requirements']): [string, string][] {
  if (!requirements) return [];
  const shown = Object.entries(requirements).filter(([field]) => !NOT_REQUIREMENTS.has(field));
  return shown.length === 0 ? [['Requisitos', '']] : shown.map(([field, value]) => requirement(field, value));
}

function requirement(field: string, value: string): [string, string] {
  const question = REQUIREMENT_QUESTIONS.find((asked) => asked.field === field);
  const option = value === '' ? null : question?.options.find((offered) => offered.value === value);
  return [question?.label ?? field, option?.label ?? value];
}
