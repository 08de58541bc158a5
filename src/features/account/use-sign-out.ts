import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { signOutWords } from './profile/profile-messages.ts';

/** Signs out, and says so if that fails. */
export function useSignOut(): () => void {
  const { session } = useServices();
  const showToast = useToast();
  return () => {
    session.signOut().catch((error: unknown) => showToast(signOutWords(error), 'negative'));
  };
}
