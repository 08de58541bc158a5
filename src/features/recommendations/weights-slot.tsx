import { loadable } from '#src/ui/loaded.tsx';
import { FoldSlot } from './fold-slot.tsx';
import type { WeightsProps } from './weights/weights-panel.tsx';

const WEIGHTS = loadable(async () => (await import('./weights/weights-panel.tsx')).WeightsPanel);

export const WeightsSlot = (props: WeightsProps) => (
  <FoldSlot of={WEIGHTS} props={props} title="Ajustar lo que cuenta" />
);
