/** The emulator with the rules, the users, and the documents before each attempt. */
import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setLogLevel, Timestamp, writeBatch } from 'firebase/firestore';
import { FAVORITES_MAX } from '#src/services/favorites.ts';

const RULES = new URL('../../firestore.rules', import.meta.url);

/** Of these tests alone: they delete all documents of the project. */
const PROJECT = 'demo-rules';

/**
 * The collector is three favorites below the limit. The veteran's profile is older than the rules and violates all of
 * them. The newcomer has no documents, and a token without an email. One user deleted the account: `gone` is a device
 * that signed in before that, `returned` one that signed in afterwards.
 */
export type Who = 'anonymous' | 'owner' | 'other' | 'collector' | 'veteran' | 'newcomer' | 'gone' | 'returned';

export type Database = ReturnType<RulesTestContext['firestore']>;

export type World = Awaited<ReturnType<typeof openWorld>>;

export const OWNER = 'ana';
export const OWNER_EMAIL = 'ana@example.com';
const OTHER = 'eva';
export const OTHER_EMAIL = 'eva@example.com';
export const SAVED_AT = 1_700_000_000_000;

export const COLLECTOR = 'leo';
export const VETERAN = 'eloy';
export const NEWCOMER = 'nuria_2';
export const DELETED = 'berta';

const TOMBSTONE = { deletedAt: Timestamp.fromMillis(SAVED_AT), expiresAt: Timestamp.fromMillis(SAVED_AT + 86_400_000) };

export const favorite = (id: string) => ({
  id,
  name: 'Portátil',
  price: 999,
  image: '/illustrations/ultrabook.svg',
  link: 'https://www.amazon.es/dp/X',
  specs: ['Memoria: 16 GB'],
});

/** As the site writes them. */
export const priceFacts = () => ({
  priceKind: 'estimated',
  seenPrice: 1185,
  priceDate: '2026-08',
  priceBasis: 'en una tienda polaca',
  licence: 145,
  priceCountry: 'pl',
  keyboard: null,
  os: 'none',
});

export const STORED_FAVORITES = ['a', 'b'].map(favorite);

/** Three below the limit. */
const ALMOST_ALL = Array.from({ length: FAVORITES_MAX - 3 }, (_, index) => favorite(`${index}`));

export const profile = () => ({
  uid: OWNER,
  email: OWNER_EMAIL,
  displayName: 'Ana',
  photoURL: 'https://example.com/ana.png',
  createdAt: Timestamp.fromMillis(SAVED_AT),
});

const OLD_PROFILE = {
  uid: 7,
  email: 'before@example.com',
  displayName: 7,
  photoURL: 7,
  createdAt: { seconds: 1 },
  lastLoginAt: { seconds: 1 },
  lastUpdated: { seconds: 1 },
  favorites: 'none',
  notes: 'none',
  theme: 'dark',
};

export const computer = () => ({
  id: 'a',
  title: 'Portátil',
  name: 'Portátil',
  image: '',
  price: 999,
  specs: ['Memoria: 16 GB'],
  url: 'https://www.amazon.es/dp/X',
});

export const savedSet = (timestamp: number) => ({
  userId: OWNER,
  formData: {
    deviceType: 'laptop',
    purposes: ['office'],
    priorities: ['battery'],
    budget: 1200,
    requirements: { ram: '16GB' },
    timestamp,
    sessionId: 'visit',
  },
  computers: [computer()],
  createdAt: Timestamp.fromMillis(timestamp),
});

export async function openWorld(port: number) {
  // The rules deny writes here on purpose.
  setLogLevel('silent');
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: '127.0.0.1', port, rules: readFileSync(RULES, 'utf8') },
  });
  const people: Record<Who, Database> = {
    anonymous: environment.unauthenticatedContext().firestore(),
    owner: environment.authenticatedContext(OWNER, { email: OWNER_EMAIL }).firestore(),
    other: environment.authenticatedContext(OTHER, { email: OTHER_EMAIL }).firestore(),
    collector: environment.authenticatedContext(COLLECTOR, { email: OWNER_EMAIL }).firestore(),
    veteran: environment.authenticatedContext(VETERAN, { email: OTHER_EMAIL }).firestore(),
    newcomer: environment.authenticatedContext(NEWCOMER).firestore(),
    gone: environment.authenticatedContext(DELETED, { auth_time: SAVED_AT / 1000 }).firestore(),
    returned: environment.authenticatedContext(DELETED, { auth_time: SAVED_AT / 1000 + 1 }).firestore(),
  };
  const { database, done } = await openWithoutRules(environment);
  return {
    as: (who: Who) => people[who],
    /** Restores the initial documents. */
    reset: async () => {
      await environment.clearFirestore();
      await writeInitialDocuments(database);
    },
    close: async () => {
      await done();
      await environment.cleanup();
    },
  };
}

/** Open until `done`, because each new connection takes as long as several attempts. */
function openWithoutRules(environment: RulesTestEnvironment) {
  const end = Promise.withResolvers<void>();
  return new Promise<{ database: Database; done: () => Promise<void> }>((resolve) => {
    const closed = environment.withSecurityRulesDisabled(async (context) => {
      const done = () => (end.resolve(), closed);
      resolve({ database: context.firestore(), done });
      await end.promise;
    });
  });
}

async function writeInitialDocuments(database: Database): Promise<void> {
  const all = writeBatch(database);
  all.set(doc(database, 'users', OWNER), {
    ...profile(),
    favorites: STORED_FAVORITES,
    // Of an earlier version.
    notes: { a: 'Para mi padre', b: 'Caro' },
  });
  all.set(doc(database, 'users', COLLECTOR), { ...profile(), uid: COLLECTOR, favorites: ALMOST_ALL });
  all.set(doc(database, 'users', VETERAN), OLD_PROFILE);
  all.set(doc(database, 'deleted_accounts', DELETED), TOMBSTONE);
  all.set(doc(database, 'saved_recommendations', `${OWNER}_${SAVED_AT}`), savedSet(SAVED_AT));
  await all.commit();
}
