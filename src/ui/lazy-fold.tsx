import { type ComponentType, useState } from 'react';
import { FOLD, FOLD_BUTTON, FOLDED, FoldSign } from './disclosure.tsx';
import { type LazyCode, LazyComponent } from './lazy-component.tsx';

interface LazyFoldProps<Props> {
  code: LazyCode<ComponentType<Props>>;
  props: Props;
  title: string;
}

/** A folded section whose code loads at the first sign of interest. A failure closes it, and the next press tries again. */
export function LazyFold<Props extends object>({ title, ...part }: LazyFoldProps<Props>) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = state === 'open';
  return (
    <section className={`no-print min-w-0 wrap-anywhere ${FOLD}`}>
      <h2 className="font-text text-base">
        <button
          type="button"
          aria-expanded={open}
          className={`tracking-normal ${FOLD_BUTTON}`}
          onClick={() => setState(open ? 'closed' : 'open')}
          onPointerEnter={part.code.prefetch}
          onFocus={part.code.prefetch}
        >
          <span>{state === 'failed' ? 'No se ha podido cargar. Reintentar' : title}</span>
          <FoldSign className={open ? 'rotate-180' : ''} />
        </button>
      </h2>
      {open && (
        <div className={FOLDED}>
          <LazyComponent {...part} onError={() => setState('failed')} />
        </div>
      )}
    </section>
  );
}
