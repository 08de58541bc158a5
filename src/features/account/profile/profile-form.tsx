import { type SubmitEvent, useState } from 'react';
import { NAME_MAX_LENGTH } from '#src/services/profiles.ts';
import type { User } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Message } from '#src/ui/message.tsx';
import { clearCustomError, ONLY_BLANKS, refuseBlank, TextField } from '#src/ui/fields.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { OFFLINE_SAVE_BLOCKED, SAVED, saveProfileMessages } from './profile-messages.ts';

interface ProfileFormProps {
  user: User;
  profile: User;
  online: boolean;
  onClose: () => void;
}

export function ProfileForm({ user, profile, online, onClose }: ProfileFormProps) {
  const [name, setName] = useState(profile.displayName ?? '');
  const { saving, problem, save } = useProfileSave(user, onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refuseBlank(event.currentTarget, ONLY_BLANKS)) return;
    void save(name.trim());
  };
  return (
    <form onSubmit={submit} onInput={clearCustomError} className={cn(cardVariants(), 'grid gap-5 p-6')}>
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
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" disabled={saving} aria-busy={saving}>
          {saving ? 'Guardando...' : 'Guardar cambios'}
        </Button>
      </div>
    </form>
  );
}

/** Saves a new name. Offline the form closes at once, and the toast says that the name is saved later. */
function useProfileSave(user: User, onClose: () => void) {
  const { profiles, connectivity } = useServices();
  const showToast = useToast();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (name: string) => {
    const isOffline = !connectivity.current();
    setProblem(null);
    setSaving(true);
    const renamed = profiles.rename(user, name);
    if (isOffline) {
      showToast(OFFLINE_SAVE_BLOCKED, 'caution');
      onClose();
    }
    try {
      await renamed;
    } catch (error) {
      const { page, toast } = saveProfileMessages(error);
      setProblem(page);
      showToast(toast, 'negative');
      return setSaving(false);
    }
    showToast(SAVED);
    return isOffline ? undefined : onClose();
  };

  return { saving, problem, save };
}
