import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Favorite, NOTE_MAX_LENGTH, toNote, withNote } from '#src/services/favorites.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useServices } from '#src/services/services.tsx';
import { useSession } from '../account/use-session.ts';
import { useFavorites } from './use-favorites.ts';

interface NoteFormProps {
  name: string;
  text: string;
  /** The server refused the text, which is edited again. */
  failed: boolean;
  /** Called with the trimmed text; empty removes the note. */
  onSave: (note: string) => void;
  onCancel: () => void;
}

/** The remaining characters are shown from this number on. */
const NEARLY_FULL = 20;

export function NoteForm({ name, text, failed, onSave, onCancel }: NoteFormProps) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Does not move the focus of a user who has left the form.
    if (!failed) input.current?.focus();
  }, [failed]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(toNote(typed));
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) onCancel();
  };
  const left = NOTE_MAX_LENGTH - typed.length;
  return (
    <form onSubmit={submit} aria-label={`Nota de ${name}`} className="no-print">
      <TextField
        ref={input}
        label="Tu nota"
        value={typed}
        maxLength={NOTE_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        counter={left > NEARLY_FULL ? '' : `Caben ${left} caracteres más.`}
        error={failed ? 'No se ha podido guardar. Inténtalo de nuevo.' : undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" look="secondary">
          Guardar nota
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

interface Draft {
  text: string;
  failed: boolean;
}

/**
 * A laptop's note and its form, which is open while there is a draft. A text that the server refuses becomes a draft
 * again.
 */
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
