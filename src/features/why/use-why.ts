import { useEffect, useState } from 'react';
import type { ShownWhy } from '#contract/shown-why.ts';
import { ask, nearest } from '#src/services/ask.ts';
import { FORM_STATE } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';

/** Answers that this visitor gave, and where they were answered. */
export interface AskedBy {
  userInput?: object | undefined;
  onDevice?: boolean | undefined;
}

export type WhyState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `why` is `null` for a laptop that is in no catalogue. */
  | { status: 'ready'; why: ShownWhy | null };

/** What was said of a laptop before stays until the same is said by other answers. */
export function useWhy(id: string, { userInput, onDevice }: AskedBy): WhyState {
  const services = useServices();
  const [state, setState] = useState<WhyState>({ status: 'loading' });
  const asked = JSON.stringify(userInput ?? null);
  useEffect(() => {
    let wanted = true;
    const show = (next: WhyState) => wanted && setState(next);
    const run = async () => {
      const answers = FORM_STATE.parse(JSON.parse(asked));
      if (!answers) throw new Error('The answers cannot be read');
      const first = nearest(services, onDevice);
      return (await ask(services, (host) => host.why(answers, id), { first })).answer;
    };
    run().then(
      (why) => show({ status: 'ready', why }),
      () => show({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [services, asked, onDevice, id]);
  return state;
}
