import type { User } from '#src/services/session.ts';
import { createMemorySession } from '#bench/memory/session.ts';

export const ANA: User = { uid: 'ana', email: 'ana@example.com', displayName: 'Ana', photoURL: null };

export const sessionOf = (user: User) => createMemorySession({ status: 'signed-in', user });
