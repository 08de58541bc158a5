import { type ReactNode, useState } from 'react';
import { useSession } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LoginModal } from './lazy-login-dialog.tsx';
import { storageWords, WITHOUT_ACCOUNT } from './sign-in-messages.ts';

/** Replaces what an account has, and leads to signing in. */
export function SignInNotice({ title, children }: { title: string; children: ReactNode }) {
  const storage = storageWords(useSession());
  const [open, setOpen] = useState(false);
  return (
    <Notice missing="person" title={title}>
      <p>{children}</p>
      {storage !== null && <p className="text-caution">{storage}</p>}
      <p className="text-sm text-muted">{WITHOUT_ACCOUNT}</p>
      <Button onClick={() => setOpen(true)}>Iniciar sesión</Button>
      <LoginModal open={open} onClose={() => setOpen(false)} />
    </Notice>
  );
}
