/**
 * Settings of this site, from environment variables at build; `.env.example` lists them. Each is named in full, so that the build
 * writes its value and drops the code for what is not set.
 */
declare global {
  interface ImportMetaEnv {
    readonly VITE_SITE_URL?: string;
    readonly VITE_SUPPORT_EMAIL?: string;
    readonly VITE_TIP_JAR_URL?: string;
    readonly VITE_MARKETPLACE_HOSTS?: string;
    readonly VITE_API_URL?: string;
    readonly VITE_ANALYTICS_SRC?: string;
    readonly VITE_ERROR_REPORT_URL?: string;
    readonly VITE_FIREBASE_API_KEY?: string;
    readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
    readonly VITE_FIREBASE_PROJECT_ID?: string;
    readonly VITE_FIREBASE_APP_ID?: string;
  }
}

const setting = (value: string | undefined, fallback: string): string => value?.trim() || fallback;

export const SITE = {
  name: 'Atinado',
  tagline: 'Asesor de compra de ordenadores',
  /** Origin without a trailing slash. */
  url: setting(import.meta.env.VITE_SITE_URL, 'https://atinado.es').replace(/\/+$/, ''),
  supportEmail: setting(import.meta.env.VITE_SUPPORT_EMAIL, 'hola@atinado.es'),
  tipJarUrl: setting(import.meta.env.VITE_TIP_JAR_URL, 'https://www.buymeacoffee.com/atinado'),
  /** Hosts that buy links may lead to, separated by commas; empty: Amazon's (`shop-link.ts`). */
  marketplaceHosts: setting(import.meta.env.VITE_MARKETPLACE_HOSTS, ''),
  apiUrl: setting(import.meta.env.VITE_API_URL, '').replace(/\/+$/, ''),
  analyticsSrc: setting(import.meta.env.VITE_ANALYTICS_SRC, ''),
  errorReportUrl: setting(import.meta.env.VITE_ERROR_REPORT_URL, ''),
} as const;

export const OFFLINE_WORDS = 'Modo sin conexión activo. Algunas funciones pueden estar limitadas.';

export const FIREBASE_SETTINGS = import.meta.env.VITE_FIREBASE_API_KEY
  ? {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      /** Must be the site's own domain in production: browsers partition third-party storage. */
      authDomain: setting(import.meta.env.VITE_FIREBASE_AUTH_DOMAIN, ''),
      projectId: setting(import.meta.env.VITE_FIREBASE_PROJECT_ID, ''),
      appId: setting(import.meta.env.VITE_FIREBASE_APP_ID, ''),
    }
  : null;
export type FirebaseSettings = NonNullable<typeof FIREBASE_SETTINGS>;

/** Addresses of Firebase's emulators, or `null`. */
export const FIREBASE_EMULATORS =
  typeof import.meta.env.VITE_AUTH_EMULATOR_URL === 'string' &&
  typeof import.meta.env.VITE_FIRESTORE_EMULATOR_PORT === 'string'
    ? {
        /** Must have the page's own host name: browsers partition storage otherwise. */
        authUrl: import.meta.env.VITE_AUTH_EMULATOR_URL,
        firestorePort: Number(import.meta.env.VITE_FIRESTORE_EMULATOR_PORT),
      }
    : null;
