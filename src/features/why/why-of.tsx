import { FORM_STATE } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import type { ShownWhy } from '#contract/shown-why.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { ask, type Asked, preferredHost, useAsked } from '#src/services/ask.ts';
import { FailedPart } from '../connection/not-loaded.tsx';
import { WhyCard } from './why-card.tsx';

/** Answers, and whether this device computed the result for them. */
export interface AskedBy {
  userInput?: object | undefined;
  onDevice?: boolean | undefined;
}

/**
 * @param id `null` asks nothing
 * @returns `null` for a laptop that is in no catalogue
 */
export function useWhy(id: string | null, { userInput, onDevice }: AskedBy): Asked<ShownWhy | null> {
  const services = useServices();
  return useAsked(id === null ? null : { id, userInput, onDevice }, async (asked) => {
    const answers = FORM_STATE.parse(userInput);
    if (!answers) throw new Error('The answers cannot be read');
    const first = preferredHost(services, onDevice);
    return (await ask(services, (host) => host.why(answers, asked.id), { first })).answer;
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
  if (why === undefined) return <output className="appears-late text-muted">Buscando su puesto…</output>;
  if (!why) return <p>Este portátil ya no está en el catálogo.</p>;
  return <WhyCard laptop={laptop} why={why} />;
}
