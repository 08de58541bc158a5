import { type SubmitEvent, useId, useState } from 'react';
import { NAME_MAX_LENGTH, type Profile } from '#src/services/profiles.ts';
import type { User } from '#src/services/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Message } from '#src/ui/message.tsx';
import { acceptAgain, ONLY_BLANKS, refuseBlank } from '#src/ui/refuse-blank.ts';
import { useProfileSave } from './use-profile-save.ts';

interface ProfileFormProps {
  user: User;
  profile: Profile;
  online: boolean;
  onCancel: () => void;
  onSaved: () => void;
}

const FIELD =
  'min-h-12 w-full rounded-control border border-muted bg-raised px-4 disabled:border-line disabled:bg-sunken disabled:text-muted';

export function ProfileForm({ user, profile, online, onCancel, onSaved }: ProfileFormProps) {
  const id = useId();
  const [name, setName] = useState(profile.displayName ?? '');
  const { saving, problem, save, cancel } = useProfileSave(user, onSaved);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refuseBlank(event.currentTarget, ONLY_BLANKS)) return;
    save(name.trim());
  };
  return (
    <form onSubmit={submit} onInput={acceptAgain} className="grid gap-5 rounded-card border border-line bg-raised p-6">
      <div className="grid gap-1.5">
        <label htmlFor={`${id}name`} className="font-semibold">
          Nombre
        </label>
        <input
          id={`${id}name`}
          className={FIELD}
          value={name}
          required
          maxLength={NAME_MAX_LENGTH}
          autoComplete="name"
          disabled={!online}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}email`} className="font-semibold">
          Email
        </label>
        <input
          id={`${id}email`}
          type="email"
          className={FIELD}
          value={profile.email ?? ''}
          disabled
          aria-describedby={`${id}fixed`}
        />
        <p id={`${id}fixed`} className="text-sm text-muted">
          El email no se puede cambiar
        </p>
      </div>
      {problem && <Message tone="negative">{problem}</Message>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button
          look="secondary"
          onClick={() => {
            cancel();
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
