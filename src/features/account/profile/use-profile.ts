import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { basicProfile } from '#src/services/basic-profile.ts';
import type { LoadedProfile } from '#src/services/profiles.ts';
import type { User } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { loadProfileWords } from './profile-messages.ts';

export type ProfileState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | ({ status: 'ready' } & LoadedProfile);

/**
 * The profile of `user`, fetched again when the connection comes back and when the sign-in says something new, such as a
 * name that had waited for the connection; `reload` fetches it at will.
 */
export function useProfile({ uid, email, displayName, photoURL }: User): { state: ProfileState; reload: () => void } {
  const { profiles, connectivity } = useServices();
  const [state, setState] = useState<ProfileState>({ status: 'loading' });
  const latest = useRef(0);

  const load = async (user: User) => {
    latest.current += 1;
    const request = latest.current;
    const loaded = await profiles.load(user).then(ready, (error: unknown): ProfileState => {
      // Without a connection even the code that asks for it may be missing.
      if (!connectivity.current()) return ready({ profile: basicProfile(user), source: 'basic' });
      return { status: 'failed', message: loadProfileWords(error) };
    });
    // An answer that a later request has overtaken is older than what is shown.
    if (request === latest.current) setState(loaded);
  };

  const start = useEffectEvent((user: User) => void load(user));
  useEffect(() => {
    const user = { uid, email, displayName, photoURL };
    start(user);
    return connectivity.observe(() => {
      if (connectivity.current()) start(user);
    });
  }, [connectivity, uid, email, displayName, photoURL]);

  const reload = () => {
    if (state.status === 'failed') setState({ status: 'loading' });
    void load({ uid, email, displayName, photoURL });
  };
  return { state, reload };
}

const ready = (loaded: LoadedProfile): ProfileState => ({ status: 'ready', ...loaded });
