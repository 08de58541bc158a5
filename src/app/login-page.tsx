import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { LoginModal } from '#src/features/account/sign-in/lazy-login-dialog.tsx';
import { useServices, useSession } from '#src/services/services.tsx';
import { FROM_PROFILE } from '#src/services/session.ts';
import { Component as LandingPage } from '#src/features/landing/landing-page.tsx';

/** The landing page with the login modal open. */
function LoginPage() {
  const session = useSession();
  const navigate = useNavigate();
  const fromProfile = useFromProfile();
  if (session.status === 'signed-in') return <Navigate to={fromProfile ? PATHS.profile : PATHS.home} replace />;
  return (
    <>
      <LandingPage />
      <LoginModal open={session.status !== 'unknown'} onClose={() => void navigate(PATHS.home, { replace: true })} />
    </>
  );
}

export { LoginPage as Component };

function useFromProfile(): boolean {
  const { sessionData } = useServices();
  const { state } = useLocation();
  const [fromProfile] = useState(() => state === FROM_PROFILE.key || sessionData.read(FROM_PROFILE) !== null);
  // A redirect to the provider comes back to a new history entry without our state, hence the copy in session storage.
  // Leaving the login page for another page of the site removes it.
  useEffect(() => {
    if (fromProfile) sessionData.write(FROM_PROFILE, true);
    return () => sessionData.clear(FROM_PROFILE);
  }, [sessionData, fromProfile]);
  return fromProfile;
}
