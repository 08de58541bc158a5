import { Navigate, useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { LoginModal } from '#src/features/account/sign-in/lazy-login-dialog.tsx';
import { useLoginOrigin } from '#src/features/account/sign-in/login-origin.ts';
import { useSession } from '#src/services/services.tsx';
import { Component as LandingPage } from '#src/features/landing/landing-page.tsx';

/** The landing page with the login modal open. */
function LoginPage() {
  const session = useSession();
  const navigate = useNavigate();
  const origin = useLoginOrigin();
  if (session.status === 'signed-in') return <Navigate to={origin} replace />;
  return (
    <>
      <LandingPage />
      <LoginModal open={session.status !== 'unknown'} onClose={() => void navigate(PATHS.home, { replace: true })} />
    </>
  );
}

export { LoginPage as Component };
