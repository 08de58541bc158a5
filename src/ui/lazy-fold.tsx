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
  /** Class of the section; without one, the button has a style of its own. */
  className?: string;
}

/** A folded section whose code loads at the first sign of interest. A failure closes it, and the next press tries again. */
export function LazyFold<Props extends object>({
  title,
  failedTitle = 'No se ha podido cargar. Reintentar',
  className,
  ...part
}: LazyFoldProps<Props>) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = state === 'open';
  const isPlain = className === undefined;
  return (
    <section className={className ?? 'no-print'}>
      <h2 className={isPlain ? 'font-body text-base' : undefined}>
        <button
          type="button"
          aria-expanded={open}
          className={isPlain ? 'inline-flex min-h-11 items-center gap-2 font-semibold tracking-normal' : undefined}
          onClick={() => setState(open ? 'closed' : 'open')}
          onPointerEnter={part.code.prefetch}
          onFocus={part.code.prefetch}
        >
          {state === 'failed' ? failedTitle : title}
          <ChevronDownIcon />
        </button>
      </h2>
      {open && <LazyPart {...part} onError={() => setState('failed')} />}
    </section>
  );
}
