import { FailedPart } from '../connection/failed-part.tsx';
import { type AskedBy, useWhy } from './use-why.ts';
import { WhyCard } from './why-card.tsx';

interface WhyOfProps {
  laptop: { id: string; name: string };
  by: AskedBy;
}

/** One laptop by some answers, whatever state that is in. */
export function WhyOf({ laptop, by }: WhyOfProps) {
  const { value: why, failure, retry } = useWhy(laptop.id, by);
  if (failure && !failure.retrying) {
    return (
      <FailedPart
        words="No se ha podido saber su puesto."
        offline="Sin conexión: su puesto no se puede calcular ahora."
        onRetry={retry}
      />
    );
  }
  if (why === undefined) return <output className="appears-late text-muted">Buscando su puesto…</output>;
  if (!why) return <p>Este portátil ya no está en el catálogo.</p>;
  return <WhyCard laptop={laptop} why={why} />;
}
