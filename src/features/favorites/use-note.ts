import { useRef, useState } from 'react';
import { type Favorite, withNote } from '#src/services/favorites.ts';
import { useServices } from '#src/services/services.tsx';
import { useSession } from '../account/use-session.ts';
import { useFavorites } from './use-favorites.ts';

/** A note that is being written. */
interface Draft {
  text: string;
  failed: boolean;
}

/** A laptop's note and its form, open where there is a draft. Refused by the server, a text comes back as a draft. */
export function useNote(favorite: Favorite) {
  const { favorites } = useServices();
  const { store } = useFavorites();
  const session = useSession();
  const [draft, setDraft] = useState<Draft | null>(null);
  const returning = useRef(false);
  const { id, note = '' } = favorite;

  const close = () => {
    returning.current = true;
    setDraft(null);
  };

  const save = async (text: string) => {
    close();
    if (!store || session.status !== 'signed-in' || text === note) return;
    const change = { id, before: favorite, after: withNote(favorite, text) };
    const accepted = await store.change(change, () => favorites.annotate(session.user.uid, id, text));
    if (!accepted) setDraft((other) => other ?? { text, failed: true });
  };

  return {
    draft,
    open: () => setDraft({ text: note, failed: false }),
    close,
    save: (text: string) => void save(text),
    /** Gets the focus back when the form closes. */
    opener: (button: HTMLButtonElement | null) => {
      if (!button || !returning.current) return;
      returning.current = false;
      button.focus();
    },
  };
}
