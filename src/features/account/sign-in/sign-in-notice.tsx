import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LoginModal } from './login-modal.tsx';

/** In the place of what only a signed-in person has. */
export function SignInNotice({ reason }: { reason: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <Notice missing="person" title="Necesitas iniciar sesión">
      <p>{reason}</p>
      <Button onClick={() => setAsking(true)}>Iniciar sesión</Button>
      <LoginModal open={asking} mode="redirect" onClose={() => setAsking(false)} />
    </Notice>
  );
}
