import { useState } from 'react';
import type { User } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { downloadJson } from './download-json.ts';
import { exportWords } from './profile-messages.ts';

const FILE_NAME = 'atinado-mis-datos.json';

/** What the privacy text promises: to get everything, and to have everything gone. */
export function OwnData({ user, online }: { user: User; online: boolean }) {
  const { profiles } = useServices();
  const showToast = useToast();
  const [deleting, setDeleting] = useState(false);
  const download = async () => {
    try {
      downloadJson(FILE_NAME, await profiles.exportAll(user));
    } catch (error) {
      showToast(exportWords(error), 'negative');
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
