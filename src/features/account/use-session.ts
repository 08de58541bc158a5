import { useObserved } from '#src/lib/observed.ts';
import { useServices } from '#src/services/services.tsx';
import type { SessionState } from '#src/services/session.ts';

const WHILE_PRERENDERING: SessionState = { status: 'unknown', expected: null };

export function useSession(): SessionState {
  return useObserved(useServices().session.state, WHILE_PRERENDERING);
}
