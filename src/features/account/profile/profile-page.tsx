import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { loginState } from '../sign-in/login-origin.ts';
import { ProfileLoading } from './profile-loading.tsx';
import { Profile } from './profile.tsx';
import { useSession } from '../use-session.ts';

export function ProfilePage() {
  return (
    <div className="mx-auto w-full max-w-prose px-4 py-8 sm:px-6 sm:py-12">
      <PageHead title="Mi Perfil" description="Tus datos y lo que has guardado." />
      <h1>Mi Perfil</h1>
      <ProfileOfSession />
    </div>
  );
}

/** Nobody there when the page is opened: to the login page. Signed out while on it: home. */
function ProfileOfSession() {
  const session = useSession();
  const [hadSomebody, setHadSomebody] = useState(false);
  if (session.status === 'signed-in' && !hadSomebody) setHadSomebody(true);
  if (session.status === 'unknown') return <ProfileLoading />;
  if (session.status === 'signed-in') return <Profile key={session.user.uid} user={session.user} />;
  if (hadSomebody) return <Navigate to={PATHS.home} replace />;
  return <Navigate to={PATHS.login} state={loginState(PATHS.profile)} replace />;
}
