import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { LoginModal } from '../features/account/sign-in/login-modal.tsx';
import { useLoginOrigin } from '../features/account/sign-in/login-origin.ts';
import { useSession } from '../features/account/use-session.ts';

function LoginPage({ children }: { children?: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const origin = useLoginOrigin();
  if (session.status === 'signed-in') return <Navigate to={origin} replace />;
  return (
    <>
      {children}
      <LoginModal
        open={session.status !== 'unknown'}
        onClose={() => void navigate(PATHS.home, { replace: true })}
        ownAddress
      />
    </>
  );
}

export { LoginPage as Component };
