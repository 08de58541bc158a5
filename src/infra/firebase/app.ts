import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { FirebaseSettings } from '#src/config/site.ts';

/** The one Firebase app, which Auth and Firestore share. */
export const firebaseApp = (settings: FirebaseSettings): FirebaseApp => getApps()[0] ?? initializeApp(settings);
