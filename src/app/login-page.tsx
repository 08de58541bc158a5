import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { FROM_PROFILE, PATHS } from '#src/config/paths.ts';
import { LoginModal } from '#src/features/account/sign-in/lazy-login-dialog.tsx';
import { Component as LandingPage } from '#src/features/landing/landing-page.tsx';
import { useSession } from '#src/services/services.tsx';

/** The landing page with the login modal open. */
function LoginPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (session.status === 'signed-in')
    return <Navigate to={search === FROM_PROFILE ? PATHS.profile : PATHS.home} replace />;
  return (
    <>
      <LandingPage />
      <LoginModal open={session.status !== 'unknown'} onClose={() => void navigate(PATHS.home, { replace: true })} />
    </>
  );
}

export { LoginPage as Component };
