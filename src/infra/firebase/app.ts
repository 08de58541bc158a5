import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { FirebaseSettings } from '#src/config/site.ts';

/** The one connection to the site's Firebase project, shared by what signs in and what stores. */
export const firebaseApp = (settings: FirebaseSettings): FirebaseApp => getApps()[0] ?? initializeApp(settings);
