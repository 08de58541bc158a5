import type { User } from '#src/services/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Message } from '#src/ui/message.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';

export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { deleting, problem, deleteAll } = useAccountDeletion(user);
  // What has begun is seen through.
  const close = () => {
    if (!deleting) onClose();
  };
  return (
    <Dialog open title="Eliminar mi cuenta" onClose={close}>
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
        <Button look="secondary" disabled={deleting} onClick={close}>
          Cancelar
        </Button>
        <Button look="danger" disabled={deleting} aria-busy={deleting} onClick={deleteAll}>
          {deleting ? 'Eliminando...' : 'Eliminar todo'}
        </Button>
      </div>
    </Dialog>
  );
}
