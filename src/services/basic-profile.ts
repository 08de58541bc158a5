import type { Profile } from './profiles.ts';
import type { User } from './session.ts';

/** A profile made of no more than what the sign-in tells. */
export const basicProfile = ({ uid, email, displayName, photoURL }: User): Profile => ({
  uid,
  email,
  displayName,
  photoURL,
  createdAt: null,
});
