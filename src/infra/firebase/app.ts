import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { FirebaseSettings } from '#src/config/site.ts';

export const firebaseApp = (settings: FirebaseSettings): FirebaseApp => getApps()[0] ?? initializeApp(settings);
