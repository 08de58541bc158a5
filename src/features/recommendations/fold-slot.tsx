import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { type Loadable, Loaded } from '#src/ui/loaded.tsx';
import { useLazyFold } from './use-lazy-fold.ts';

interface FoldSlotProps<Props> {
  of: Loadable<Props>;
  props: Props;
  title: string;
}

/** The room of a part whose code few load. */
export function FoldSlot<Props extends object>({ of, props, title }: FoldSlotProps<Props>) {
  const { open, failed, onFailed, button } = useLazyFold(of);
  return (
    <section className="no-print">
      <h2 className="font-body text-base">
        <button {...button} className="inline-flex min-h-11 items-center gap-2 font-semibold tracking-normal">
          {failed ? 'No se ha podido cargar. Reintentar' : title}
          <ChevronDownIcon />
        </button>
      </h2>
      {open && <Loaded of={of} props={props} onFailed={onFailed} />}
    </section>
  );
}
