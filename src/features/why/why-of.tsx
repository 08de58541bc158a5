import { useState } from 'react';
import { useObserved } from '#src/lib/use-observed.ts';
import { useServices } from '#src/services/services.tsx';
import { FailedPart } from '#src/ui/failed-part.tsx';
import { type AskedBy, useWhy } from './use-why.ts';
import { WhyCard } from './why-card.tsx';

interface WhyOfProps {
  laptop: { id: string; name: string };
  by: AskedBy;
}

/** One laptop by some answers, whatever state that is in. */
export function WhyOf(props: WhyOfProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} onRetry={() => setAttempt(attempt + 1)} {...props} />;
}

function Attempt({ laptop, by, onRetry }: WhyOfProps & { onRetry: () => void }) {
  const state = useWhy(laptop.id, by);
  if (state.status === 'failed') return <Failed onRetry={onRetry} />;
  if (state.status === 'loading') return <output className="appears-late text-muted">Buscando su puesto…</output>;
  if (!state.why) return <p>Este portátil ya no está en el catálogo.</p>;
  return <WhyCard laptop={laptop} why={state.why} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const online = useObserved(useServices().connectivity, true);
  const words = online ? 'No se ha podido saber su puesto.' : 'Sin conexión: su puesto no se puede calcular ahora.';
  return <FailedPart words={words} onRetry={onRetry} />;
}
