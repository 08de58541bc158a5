import { Link } from 'react-router-dom';
import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { User } from '#src/services/session.ts';
import { Breakable } from '#src/ui/breakable.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Avatar } from '../avatar.tsx';
import { useSignOut, DELETED, type DeletionStep, deletionMessage } from './profile-messages.ts';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { useServices } from '#src/services/services.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Message } from '#src/ui/message.tsx';
import { useToast } from '#src/ui/toast.tsx';

interface ProfileViewProps {
  user: User;
  profile: User;
  online: boolean;
  onEdit: () => void;
}

const PICTURE = 5.5;

export function ProfileView({ user, profile, online, onEdit }: ProfileViewProps) {
  const name = profile.displayName || 'Sin nombre';
  const signOut = useSignOut();
  return (
    <>
      <div className={cn(cardVariants(), 'flex flex-wrap items-center gap-5 p-6')}>
        <Avatar name={name} photo={profile.photoURL} size={PICTURE} />
        <div className="min-w-0 grow basis-[8rem]">
          <p className="font-heading text-xl font-bold wrap-anywhere">{name}</p>
          <p className="text-muted wrap-anywhere">
            <Breakable text={profile.email ?? ''} />
          </p>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-3 text-center *:wrap-anywhere sm:grid-cols-2">
        <Button variant="secondary" disabled={!online} onClick={onEdit}>
          Editar perfil
        </Button>
        <ButtonLink variant="secondary" to={PATHS.favorites}>
          Mis favoritos
        </ButtonLink>
        <ButtonLink variant="secondary" to={PATHS.saved}>
          Mis recomendaciones
        </ButtonLink>
        <Button variant="secondary" onClick={signOut}>
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

function OwnData({ user, online }: { user: User; online: boolean }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <section aria-labelledby="tus-datos" className="border-t border-line pt-6">
      <h2 id="tus-datos">Tus datos</h2>
      <p className="mt-2 text-muted">Son tuyos: bórralos cuando quieras.</p>
      <Button variant="secondary" className="mt-4" disabled={!online} onClick={() => setDeleting(true)}>
        Eliminar mi cuenta
      </Button>
      {deleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </section>
  );
}

function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { deleting, problem, deleteAll } = useAccountDeletion(user);
  // A deletion cannot be cancelled once it runs.
  const close = () => {
    if (!deleting) onClose();
  };
  return (
    <Dialog title="Eliminar mi cuenta" onClose={close}>
      <p>
        Se borrarán tu perfil, tus favoritos, tus recomendaciones guardadas y tu cuenta. No se puede deshacer. Antes,
        Google te pedirá que confirmes que eres tú.
      </p>
      {problem && (
        <Message tone="negative" className="mt-4">
          {problem}
        </Message>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" disabled={deleting} onClick={close}>
          Cancelar
        </Button>
        <Button variant="danger" disabled={deleting} aria-busy={deleting} onClick={deleteAll}>
          {deleting ? 'Eliminando...' : 'Eliminar todo'}
        </Button>
      </div>
    </Dialog>
  );
}

/** Deletes the data first, because only a signed-in user may delete it, then the account. Retrying after a failure is safe. */
function useAccountDeletion(user: User) {
  const { session, profiles } = useServices();
  const showToast = useToast();
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const deleteAll = async () => {
    setDeleting(true);
    setProblem(null);
    let step: DeletionStep = 'identity';
    try {
      await session.confirmIdentity();
      step = 'data';
      await profiles.deleteAll(user);
      step = 'account';
      await session.deleteAccount();
    } catch (error) {
      setProblem(deletionMessage(step, error));
      return setDeleting(false);
    }
    return showToast(DELETED);
  };

  return { deleting, problem, deleteAll: () => void deleteAll() };
}
