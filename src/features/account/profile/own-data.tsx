import { useState } from 'react';
import type { User } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { exportMessage } from './profile-messages.ts';

const FILE_NAME = 'atinado-mis-datos.json';

export function OwnData({ user, online }: { user: User; online: boolean }) {
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
