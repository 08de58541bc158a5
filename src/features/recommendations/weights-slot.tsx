import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { Loaded, loadable } from '#src/ui/loaded.tsx';
import { useLazyFold } from './use-lazy-fold.ts';
import type { WeightsProps } from './weights/weights-panel.tsx';

const WEIGHTS = loadable(async () => (await import('./weights/weights-panel.tsx')).WeightsPanel);

export function WeightsSlot(props: WeightsProps) {
  const { open, failed, onFailed, button } = useLazyFold(WEIGHTS);
  return (
    <section className="no-print">
      <h2 className="font-body text-base">
        <button {...button} className="inline-flex min-h-11 items-center gap-2 font-semibold tracking-normal">
          {failed ? 'No se ha podido cargar. Reintentar' : 'Ajustar lo que cuenta'}
          <ChevronDownIcon />
        </button>
      </h2>
      {open && <Loaded of={WEIGHTS} props={props} onFailed={onFailed} />}
    </section>
  );
}
