import { useState } from 'react';
import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { Loaded, loadable } from '#src/ui/loaded.tsx';
import type { WeightsProps } from './weights/weights-panel.tsx';

const WEIGHTS = loadable(async () => (await import('./weights/weights-panel.tsx')).WeightsPanel);
const prefetch = () => void WEIGHTS.load().catch(() => undefined);

/** Folded: few want to weigh for themselves, and its code comes with the first sign of interest. */
export function WeightsSlot(props: WeightsProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const toggle = (next: boolean, failing: boolean) => {
    setOpen(next);
    setFailed(failing);
  };
  return (
    <section className="no-print">
      <h2 className="font-body text-base">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => toggle(!open, false)}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          className="inline-flex min-h-11 items-center gap-2 font-semibold tracking-normal"
        >
          {failed ? 'No se ha podido cargar. Reintentar' : 'Ajustar lo que cuenta'}
          <ChevronDownIcon />
        </button>
      </h2>
      {open && <Loaded of={WEIGHTS} props={props} onFailed={() => toggle(false, true)} />}
    </section>
  );
}
