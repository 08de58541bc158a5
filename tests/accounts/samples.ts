/** Users and records for tests of the account services. */
import { randomUUID } from 'node:crypto';
import type { ResultSet } from '#src/services/history.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import type { User } from '#src/services/session.ts';
import { answers } from '#tests/support/laptops.ts';

export const NOON = Date.UTC(2026, 10, 20, 12);
export const MINUTE_MS = 60_000;

/** A user of one test alone. Firebase's uids have letters and digits only. */
export function newUser(): User {
  const uid = randomUUID().replaceAll('-', '');
  return { uid, email: `${uid}@example.com`, displayName: 'Ana', photoURL: null };
}

export const laptop = (id: string, price: number | null = 999): SavedLaptop => ({
  id,
  name: `Portátil ${id}`,
  price,
  image: '/x.svg',
  link: 'https://www.amazon.es/dp/X',
  specs: ['Memoria: 16 GB'],
});

export const result = (timestamp: number, count = 3): ResultSet => ({
  answers: answers({ budget: 1200, requirements: { ram: '16GB' } }),
  computers: Array.from({ length: count }, (_, index) => laptop(`${index}`)),
  timestamp,
  sessionId: 'visit',
});
