import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LoginModal } from './lazy-login-dialog.tsx';

export function SignInNotice({ reason }: { reason: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Notice missing="person" title="Necesitas iniciar sesión">
      <p>{reason}</p>
      <Button onClick={() => setOpen(true)}>Iniciar sesión</Button>
      <LoginModal open={open} onClose={() => setOpen(false)} />
    </Notice>
  );
}
