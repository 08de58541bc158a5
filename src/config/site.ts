/** Settings of this site, from environment variables at build; `.env.example` lists them. */
const env: Partial<Record<string, string>> = import.meta.env;

const setting = (name: string, fallback: string): string => env[name]?.trim() || fallback;

export const SITE = {
  name: 'Atinado',
  tagline: 'Asesor de compra de ordenadores',
  /** Origin without a trailing slash. */
  url: setting('VITE_SITE_URL', 'https://atinado.es').replace(/\/+$/, ''),
  supportEmail: setting('VITE_SUPPORT_EMAIL', 'hola@atinado.es'),
  tipJarUrl: setting('VITE_TIP_JAR_URL', 'https://www.buymeacoffee.com/atinado'),
  /** Hosts that buy links may lead to, separated by commas; empty: Amazon's (`shop-link.ts`). */
  marketplaceHosts: setting('VITE_MARKETPLACE_HOSTS', ''),
  apiUrl: setting('VITE_API_URL', '').replace(/\/+$/, ''),
  analyticsSrc: setting('VITE_ANALYTICS_SRC', ''),
  errorReportUrl: setting('VITE_ERROR_REPORT_URL', ''),
  social: {
    x: setting('VITE_SOCIAL_X', ''),
    facebook: setting('VITE_SOCIAL_FACEBOOK', ''),
    linkedin: setting('VITE_SOCIAL_LINKEDIN', ''),
  },
} as const;

export const OFFLINE_WORDS = 'Modo sin conexión activo. Algunas funciones pueden estar limitadas.';

export const FIREBASE_SETTINGS = env['VITE_FIREBASE_API_KEY']
  ? {
      apiKey: env['VITE_FIREBASE_API_KEY'],
      /** Must be the site's own domain in production: browsers partition third-party storage. */
      authDomain: setting('VITE_FIREBASE_AUTH_DOMAIN', ''),
      projectId: setting('VITE_FIREBASE_PROJECT_ID', ''),
      appId: setting('VITE_FIREBASE_APP_ID', ''),
    }
  : null;
export type FirebaseSettings = NonNullable<typeof FIREBASE_SETTINGS>;

/** Addresses of Firebase's emulators, or `null`. Each variable is named in full, so that the build can drop the code for them. */
export const FIREBASE_EMULATORS =
  typeof import.meta.env.VITE_AUTH_EMULATOR_URL === 'string' &&
  typeof import.meta.env.VITE_FIRESTORE_EMULATOR_PORT === 'string'
    ? {
        /** Must have the page's own host name: browsers partition storage otherwise. */
        authUrl: import.meta.env.VITE_AUTH_EMULATOR_URL,
        firestorePort: Number(import.meta.env.VITE_FIRESTORE_EMULATOR_PORT),
      }
    : null;
