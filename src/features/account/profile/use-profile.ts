import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { basicProfile, type LoadedProfile } from '#src/services/profiles.ts';
import type { User } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { loadProfileMessage } from './profile-messages.ts';

export type ProfileState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | ({ status: 'ready' } & LoadedProfile);

/** The profile of `user`, loaded again when the connection comes back and when the session's data of the user change. */
export function useProfile({ uid, email, displayName, photoURL }: User): { state: ProfileState; reload: () => void } {
  const { profiles, connectivity } = useServices();
  const [state, setState] = useState<ProfileState>({ status: 'loading' });
  const latest = useRef(0);

  const load = async (user: User) => {
    latest.current += 1;
    const request = latest.current;
    const loaded = await profiles.load(user).then(ready, (error: unknown): ProfileState => {
      // Offline, even the code that loads profiles may be missing.
      if (!connectivity.current()) return ready({ profile: basicProfile(user), source: 'basic' });
      return { status: 'failed', message: loadProfileMessage(error) };
    });
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
