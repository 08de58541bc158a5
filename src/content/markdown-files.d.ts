/** What `build/content/content-plugin.ts` makes of the files in this folder. */
declare module '*/privacy.md' {
  import type { LegalText } from './legal-text.ts';
  export const legalText: LegalText;
}

declare module '*/terms.md' {
  import type { LegalText } from './legal-text.ts';
  export const legalText: LegalText;
}
