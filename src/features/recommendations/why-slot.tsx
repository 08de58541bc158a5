import { loadable } from '#src/ui/loaded.tsx';
import type { WhyNotProps } from '../why/why-not.tsx';
import { FoldSlot } from './fold-slot.tsx';

const WHY_NOT = loadable(async () => (await import('../why/why-not.tsx')).WhyNot);

export const WhySlot = (props: WhyNotProps) => <FoldSlot of={WHY_NOT} props={props} title="¿Por qué no este?" />;
