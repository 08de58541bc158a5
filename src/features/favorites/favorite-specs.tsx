import { useId, useState } from 'react';

const SHOWN_SPECS = 4;

const HEIGHT = { collapsed: '9.75rem', expanded: '15rem' };

/** Some browsers let the keyboard scroll focusable elements only. */
const SCROLLABLE = { tabIndex: 0, 'aria-label': 'Especificaciones' } as const;

export function FavoriteSpecs({ specs }: { specs: readonly string[] }) {
  const [expanded, setExpanded] = useState(false);
  const listId = useId();
  if (specs.length === 0) return <p className="text-muted">No hay especificaciones disponibles</p>;
  const hidden = specs.length - SHOWN_SPECS;
  return (
    <div>
      <ul
        id={listId}
        {...SCROLLABLE}
        className="grid grid-cols-1 content-start gap-1.5 overflow-y-auto wrap-anywhere text-muted transition-[max-height] duration-250 ease-settle"
        style={{ maxHeight: expanded ? HEIGHT.expanded : HEIGHT.collapsed }}
      >
        {specs.slice(0, expanded ? undefined : SHOWN_SPECS).map((spec) => (
          <li key={spec}>{spec}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className="mt-1 min-h-11 font-semibold text-accent hover:underline"
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Ver menos' : `Ver más (${hidden})`}
        </button>
      )}
    </div>
  );
}
