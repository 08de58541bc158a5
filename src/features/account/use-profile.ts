import { useEffect, useState } from 'react';
import type { LoadedProfile } from '../../services/profiles.ts';
import type { User } from '../../services/session.ts';
import { useServices } from '../../services/services.tsx';
import { loadProfileWords } from './profile-words.ts';

export type ProfileState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | ({ status: 'ready' } & LoadedProfile);

/** The profile of `user`, fetched again when the connection comes back; `reload` fetches it at will. */
export function useProfile(user: User): { state: ProfileState; reload: () => Promise<void> } {
  const { profiles, connectivity } = useServices();
  const [state, setState] = useState<ProfileState>({ status: 'loading' });

  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const loaded = await loadProfile(() => profiles.load(user));
      if (wanted) setState(loaded);
    };
    void load();
    const stopObserving = connectivity.observe(() => {
      if (connectivity.current()) void load();
    });
    return () => {
      wanted = false;
      stopObserving();
    };
  }, [profiles, connectivity, user]);

  const reload = async () => setState(await loadProfile(() => profiles.load(user)));
  return { state, reload };
}

async function loadProfile(load: () => Promise<LoadedProfile>): Promise<ProfileState> {
  try {
    return { status: 'ready', ...(await load()) };
  } catch (error) {
    return { status: 'failed', message: loadProfileWords(error) };
  }
}
