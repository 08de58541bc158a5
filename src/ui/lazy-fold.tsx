import { type ComponentType, type ReactNode, useState } from 'react';
import { type LazyCode, LazyPart } from './lazy-part.tsx';
import { ChevronDownIcon } from './more-icons.tsx';

interface LazyFoldProps<Props> {
  code: LazyCode<ComponentType<Props>>;
  props: Props;
  title: string;
  /** Replaces the title if the code could not be loaded. */
  failedTitle?: string;
  fallback?: ReactNode;
}

/** A folded section whose code loads at the first sign of interest. A failure closes it, and the next press tries again. */
export function LazyFold<Props extends object>({
  title,
  failedTitle = 'No se ha podido cargar. Reintentar',
  ...part
}: LazyFoldProps<Props>) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = state === 'open';
  return (
    <section className="no-print min-w-0 rounded-card border border-line bg-raised wrap-anywhere">
      <h2 className="font-body text-base">
        <button
          type="button"
          aria-expanded={open}
          className="flex min-h-14 w-full items-center justify-between gap-4 rounded-card px-4 py-3 text-start font-semibold tracking-normal sm:px-5"
          onClick={() => setState(open ? 'closed' : 'open')}
          onPointerEnter={part.code.prefetch}
          onFocus={part.code.prefetch}
        >
          {state === 'failed' ? failedTitle : title}
          <ChevronDownIcon className={`text-muted transition-transform ${open ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      {open && (
        <div className="border-t border-line p-4 sm:p-5">
          <LazyPart {...part} onError={() => setState('failed')} />
        </div>
      )}
    </section>
  );
}
