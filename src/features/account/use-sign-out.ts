import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { signOutMessage } from './profile/profile-messages.ts';

export function useSignOut(): () => void {
  const { session } = useServices();
  const showToast = useToast();
  return () => {
    session.signOut().catch((error: unknown) => showToast(signOutMessage(error), 'negative'));
  };
}
