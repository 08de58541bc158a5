import { type ComponentType, type ReactNode, useState } from 'react';
import { type LazyCode, LazyPart } from './lazy-part.tsx';
import { ChevronDownIcon } from './more-icons.tsx';

/** Something closed whose code loads at the first sign of interest. A failure closes it, and the next press tries again. */
export function useLazyFold({ prefetch }: Pick<LazyCode<unknown>, 'prefetch'>) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = state === 'open';
  return {
    open,
    failed: state === 'failed',
    onError: () => setState('failed'),
    button: {
      onClick: () => setState(open ? 'closed' : 'open'),
      onPointerEnter: prefetch,
      onFocus: prefetch,
    },
  };
}

interface LazyFoldProps<Props> {
  code: LazyCode<ComponentType<Props>>;
  props: Props;
  title: string;
  /** In place of the title where the code could not be loaded. */
  failedTitle?: string;
  fallback?: ReactNode;
  /** Of the section; the button gets a look of its own where it has none. */
  className?: string;
}

/** A section that is folded at first. */
export function LazyFold<Props extends object>({
  title,
  failedTitle = 'No se ha podido cargar. Reintentar',
  className,
  ...part
}: LazyFoldProps<Props>) {
  const { open, failed, onError, button } = useLazyFold(part.code);
  const isPlain = className === undefined;
  return (
    <section className={className ?? 'no-print'}>
      <h2 className={isPlain ? 'font-body text-base' : undefined}>
        <button
          type="button"
          aria-expanded={open}
          className={isPlain ? 'inline-flex min-h-11 items-center gap-2 font-semibold tracking-normal' : undefined}
          {...button}
        >
          {failed ? failedTitle : title}
          <ChevronDownIcon />
        </button>
      </h2>
      {open && <LazyPart {...part} onError={onError} />}
    </section>
  );
}
