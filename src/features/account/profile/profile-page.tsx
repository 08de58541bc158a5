import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { FROM_PROFILE, PATHS } from '#src/config/paths.ts';
import { useWatched } from '#src/lib/watched.ts';
import type { User } from '#src/services/session.ts';
import { useServices, useSession } from '#src/services/services.tsx';
import { useOnline } from '#src/services/use-online.ts';
import { LoadingNotice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { FailedNotice, OfflineBanner } from '#src/ui/not-loaded.tsx';
import { ProfileForm } from './profile-form.tsx';
import { loadProfileMessage, SOURCE_NOTICES } from './profile-messages.ts';
import { ProfileView } from './profile-view.tsx';

function ProfilePage() {
  return (
    <div className="mx-auto w-full max-w-prose px-4 py-8 sm:px-6 sm:py-12">
      <PageHead title="Mi Perfil" description="Tus datos y lo que has guardado." />
      <h1>Mi Perfil</h1>
      <ProfileOfSession />
    </div>
  );
}

export { ProfilePage as Component };

/** Leads to the login page if it was opened signed out, and home if the user signs out on it. */
function ProfileOfSession() {
  const session = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (session.status === 'unknown') return <ProfileLoading />;
  if (session.status === 'signed-in') return <Profile key={session.user.uid} user={session.user} />;
  if (wasSignedIn) return <Navigate to={PATHS.home} replace />;
  return <Navigate to={PATHS.login + FROM_PROFILE} replace />;
}

function Profile({ user }: { user: User }) {
  const watched = useServices().profiles.of(user);
  const state = useWatched(watched);
  const online = useOnline();
  const [editing, setEditing] = useState(false);
  const { retry } = watched;

  if (state.status === 'loading') return <ProfileLoading />;
  if (state.status === 'failed' && online) {
    return <FailedNotice title={loadProfileMessage(state.error)} onRetry={retry} />;
  }
  // Offline, the code that loads profiles may be missing too.
  const { profile, source } = state.status === 'ready' ? state.value : ({ profile: user, source: 'basic' } as const);
  const notice = SOURCE_NOTICES[source];
  return (
    <div className="mt-6 grid gap-6">
      {(!online || source !== 'server') && <OfflineBanner onRetry={retry} />}
      {notice && <output className="text-muted">{notice}</output>}
      {editing ? (
        <ProfileForm user={user} profile={profile} online={online} onClose={() => setEditing(false)} />
      ) : (
        <ProfileView user={user} profile={profile} online={online} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
}

const ProfileLoading = () => <LoadingNotice text="Cargando tu perfil" />;
