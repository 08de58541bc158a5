import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { NAME_MAX_LENGTH, PENDING_NAME, type Profile } from '#src/services/profiles.ts';
import type { User } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Message } from '#src/ui/message.tsx';
import { clearCustomError, ONLY_BLANKS, refuseBlank, TextField } from '#src/ui/text-field.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { OFFLINE_SAVE_BLOCKED, SAVED, saveProfileMessages } from './profile-messages.ts';

interface ProfileFormProps {
  user: User;
  profile: Profile;
  online: boolean;
  onCancel: () => void;
  onSaved: () => void;
}

export function ProfileForm({ user, profile, online, onCancel, onSaved }: ProfileFormProps) {
  const [name, setName] = useState(profile.displayName ?? '');
  const { saving, problem, save, discard } = useProfileSave(user, onSaved);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refuseBlank(event.currentTarget, ONLY_BLANKS)) return;
    save(name.trim());
  };
  return (
    <form
      onSubmit={submit}
      onInput={clearCustomError}
      className="grid gap-5 rounded-card border border-line bg-raised p-6"
    >
      <TextField
        label="Nombre"
        value={name}
        required
        maxLength={NAME_MAX_LENGTH}
        autoComplete="name"
        disabled={!online}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField label="Email" type="email" value={profile.email ?? ''} disabled hint="El email no se puede cambiar" />
      {problem && <Message tone="negative">{problem}</Message>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button
          look="secondary"
          onClick={() => {
            discard();
            onCancel();
          }}
        >
          Cancelar
        </Button>
        <Button type="submit" disabled={saving} aria-busy={saving}>
          {saving ? 'Guardando...' : 'Guardar cambios'}
        </Button>
      </div>
    </form>
  );
}

/** Saves a new name. Offline this device stores it, and `usePendingName` saves it later; `discard` drops it. */
function useProfileSave(user: User, onSaved: () => void) {
  const { profiles, connectivity, localData } = useServices();
  const showToast = useToast();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [pendingName, setPendingName] = useState<string | null>(null);

  const saveNow = async (name: string) => {
    setProblem(null);
    setSaving(true);
    try {
      await profiles.rename(user, name);
    } catch (error) {
      const { page, toast } = saveProfileMessages(error);
      setProblem(page);
      showToast(toast, 'negative');
      return setSaving(false);
    }
    localData.clear(PENDING_NAME);
    showToast(SAVED);
    return onSaved();
  };

  const saveLater = (name: string) => {
    localData.write(PENDING_NAME, { uid: user.uid, displayName: name });
    // The form closes once the user has this name. An unchanged name would close it at once.
    setPendingName(name === user.displayName ? null : name);
    showToast(OFFLINE_SAVE_BLOCKED, 'caution');
  };

  const savedLater = useEffectEvent(onSaved);
  useEffect(() => {
    if (pendingName !== null && user.displayName === pendingName) savedLater();
  }, [pendingName, user.displayName]);

  return {
    saving,
    problem,
    save: (name: string) => (connectivity.current() ? void saveNow(name) : saveLater(name)),
    discard: () => localData.clear(PENDING_NAME),
  };
}
