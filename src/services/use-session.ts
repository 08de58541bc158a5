import { useObserved } from '#src/lib/observed.ts';
import { useServices } from './services.tsx';
import type { SessionState } from './session.ts';

const WHILE_PRERENDERING: SessionState = { status: 'unknown', expected: null };

export function useSession(): SessionState {
  return useObserved(useServices().session.state, WHILE_PRERENDERING);
}
