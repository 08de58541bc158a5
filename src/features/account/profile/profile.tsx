import { useState } from 'react';
import { useObserved } from '#src/lib/use-observed.ts';
import type { User } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { OfflineBanner } from '../offline-banner.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import { ProfileView } from './profile-view.tsx';
import { SOURCE_NOTICES } from './profile-messages.ts';
import { useProfile } from './use-profile.ts';

export function Profile({ user }: { user: User }) {
  const { state, reload } = useProfile(user);
  const online = useObserved(useServices().connectivity, true);
  const [editing, setEditing] = useState(false);

  if (state.status === 'loading') return <ProfileLoading />;
  if (state.status === 'failed') {
    return (
      <Notice alert missing="connection" title={state.message}>
        <Button onClick={reload}>Reintentar</Button>
      </Notice>
    );
  }
  const { profile, source } = state;
  const notice = SOURCE_NOTICES[source];
  return (
    <div className="mt-6 grid gap-6">
      {(!online || source !== 'server') && <OfflineBanner onRetry={reload} />}
      {notice && <output className="text-muted">{notice}</output>}
      {editing ? (
        <ProfileForm
          user={user}
          profile={profile}
          online={online}
          onCancel={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            reload();
          }}
        />
      ) : (
        <ProfileView user={user} profile={profile} online={online} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
}
