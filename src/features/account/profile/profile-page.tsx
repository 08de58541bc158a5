import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useStore } from '#src/lib/store.ts';
import type { WatchedState } from '#src/lib/watched.ts';
import type { User } from '#src/services/session.ts';
import { useServices, useSession } from '#src/services/services.tsx';
import { useOnline } from '#src/services/use-online.ts';
import { LoadingNotice, Skeleton } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { basicProfile, type LoadedProfile } from '#src/services/profiles.ts';
import { FailedNotice, OfflineBanner, useLoadingWords } from '#src/ui/slow-or-offline.tsx';
import { loginState } from '../sign-in/login-origin.ts';
import { ProfileForm } from './profile-form.tsx';
import { loadProfileMessage, SOURCE_NOTICES } from './profile-messages.ts';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
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
  return <Navigate to={PATHS.login} state={loginState(PATHS.profile)} replace />;
}

function Profile({ user }: { user: User }) {
  const { state, online, retry } = useProfile(user);
  const [editing, setEditing] = useState(false);

  if (state.status === 'loading') return <ProfileLoading />;
  if (state.status === 'failed') return <FailedNotice title={state.message} onRetry={retry} />;
  const { profile, source } = state;
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

function ProfileLoading() {
  return (
    <LoadingNotice text={useLoadingWords('Cargando tu perfil')}>
      <div className={cn(cardVariants(), 'mt-6 flex items-center gap-5 p-6')}>
        <Skeleton className="size-22 rounded-full!" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-12" />
        ))}
      </div>
    </LoadingNotice>
  );
}

type ProfileState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | ({ status: 'ready' } & LoadedProfile);

const LOADING: WatchedState<LoadedProfile> = { status: 'loading' };

function useProfile(user: User): { state: ProfileState; online: boolean; retry: () => void } {
  const { profiles } = useServices();
  const watched = profiles.of(user);
  const state = useStore(watched, LOADING);
  const online = useOnline();
  return { state: toShow(state, user, online), online, retry: watched.retry };
}

function toShow(state: WatchedState<LoadedProfile>, user: User, online: boolean): ProfileState {
  if (state.status === 'loading') return state;
  if (state.status === 'ready') return { status: 'ready', ...state.value };
  if (online) return { status: 'failed', message: loadProfileMessage(state.error) };
  // Offline, the code that loads profiles may be missing too.
  return { status: 'ready', profile: basicProfile(user), source: 'basic' };
}
