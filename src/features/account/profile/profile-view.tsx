import { Link } from 'react-router-dom';
import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { Profile } from '#src/services/profiles.ts';
import type { User } from '#src/services/session.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { Avatar } from '../avatar.tsx';
import { exportMessage, useSignOut } from './profile-messages.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

interface ProfileViewProps {
  user: User;
  profile: Profile;
  online: boolean;
  onEdit: () => void;
}

const PICTURE = 88;

export function ProfileView({ user, profile, online, onEdit }: ProfileViewProps) {
  const name = profile.displayName || 'Sin nombre';
  const signOut = useSignOut();
  return (
    <>
      <div className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-raised p-6">
        <Avatar name={name} photo={profile.photoURL} size={PICTURE} />
        <div className="min-w-0 grow basis-[8rem]">
          <p className="font-heading text-2xl font-bold wrap-anywhere">{name}</p>
          <p className="text-muted wrap-anywhere">{profile.email}</p>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-3 text-center *:wrap-anywhere sm:grid-cols-2">
        <Button look="secondary" disabled={!online} onClick={onEdit}>
          Editar perfil
        </Button>
        <ButtonLink look="secondary" to={PATHS.favorites}>
          Mis favoritos
        </ButtonLink>
        <ButtonLink look="secondary" to={PATHS.saved}>
          Mis recomendaciones
        </ButtonLink>
        <Button look="secondary" onClick={signOut}>
          Cerrar sesión
        </Button>
      </div>
      <OwnData user={user} online={online} />
      <p className="text-muted">
        ¿Necesitas ayuda?{' '}
        <Link to={PATHS.contact} className="underline">
          Escríbenos
        </Link>
      </p>
    </>
  );
}

const FILE_NAME = 'atinado-mis-datos.json';

function OwnData({ user, online }: { user: User; online: boolean }) {
  const { profiles } = useServices();
  const showToast = useToast();
  const [deleting, setDeleting] = useState(false);
  const download = async () => {
    try {
      downloadJson(FILE_NAME, await profiles.exportAll(user));
    } catch (error) {
      showToast(exportMessage(error), 'negative');
    }
  };
  return (
    <section aria-labelledby="tus-datos" className="border-t border-line pt-6">
      <h2 id="tus-datos" className="text-xl">
        Tus datos
      </h2>
      <p className="mt-2 text-muted">Son tuyos: llévatelos o bórralos cuando quieras.</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button look="secondary" disabled={!online} onClick={() => void download()}>
          Descargar mis datos
        </Button>
        <Button look="secondary" className="text-negative" disabled={!online} onClick={() => setDeleting(true)}>
          Eliminar mi cuenta
        </Button>
      </div>
      {deleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </section>
  );
}

function downloadJson(fileName: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
