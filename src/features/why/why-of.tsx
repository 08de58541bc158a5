import { FORM_STATE } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import type { ShownWhy } from '#contract/shown-why.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { type Asked, useAsked } from '#src/services/ask.ts';
import { FailedPart } from '../connection/not-loaded.tsx';
import { WhyCard } from './why-card.tsx';

export interface AskedBy {
  userInput?: object | undefined;
}

/** @param id `null` asks nothing */
export function useWhy(id: string | null, { userInput }: AskedBy): Asked<ShownWhy> {
  const { advisor } = useServices();
  return useAsked(id === null ? null : { id, userInput }, async (asked) => {
    const answers = FORM_STATE.parse(userInput);
    if (!answers) throw new Error('The answers cannot be read');
    return (await advisor()).why(answers, asked.id);
  });
}

/** «puesto 52 de 74»; empty for a laptop that does not qualify */
export function placeWords({ verdict, role, rank, of }: ShownWhy): string {
  if (verdict === 'chosen') return role === 'best' ? 'es tu primera opción' : 'está entre tus opciones';
  return rank === undefined || of === undefined ? '' : `puesto ${spanishNumber(rank)} de ${spanishNumber(of)}`;
}

/** The rank of a laptop for some answers: loading, failed or ready. */
export function WhyOf({ laptop, by }: { laptop: { id: string; name: string }; by: AskedBy }) {
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
  if (!why) return <output className="appears-late text-muted">Buscando su puesto…</output>;
  return <WhyCard laptop={laptop} why={why} />;
}
