import { useObserved } from '#src/lib/use-observed.ts';
import { useServices } from '#src/services/services.tsx';
import type { SessionState } from '#src/services/session.ts';

const AT_BUILD: SessionState = { status: 'unknown', expected: null };

/** Who is signed in, as far as is known. */
export function useSession(): SessionState {
  return useObserved(useServices().session.state, AT_BUILD);
}
