import { useState } from 'react';
import type { User } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Message } from '#src/ui/message.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { DELETED, type DeletionStep, deletionMessage } from './profile-messages.ts';

export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
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
