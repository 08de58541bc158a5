import type { ShownWhy } from '#contract/shown-why.ts';
import { ask, nearest, type Asked, useAsked } from '#src/services/ask.ts';
import { FORM_STATE } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';

/** Answers that this visitor gave, and where they were answered. */
export interface AskedBy {
  userInput?: object | undefined;
  onDevice?: boolean | undefined;
}

/** @returns `null` for a laptop that is in no catalogue */
export function useWhy(id: string, { userInput, onDevice }: AskedBy): Asked<ShownWhy | null> {
  const services = useServices();
  return useAsked([id, userInput, onDevice], async () => {
    const answers = FORM_STATE.parse(userInput);
    if (!answers) throw new Error('The answers cannot be read');
    const first = nearest(services, onDevice);
    return (await ask(services, (host) => host.why(answers, id), { first })).answer;
  });
}
