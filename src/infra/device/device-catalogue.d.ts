/** What `build/device-catalogue.ts` makes of the catalogue. */
declare module 'virtual:device-catalogue' {
  import type { CatalogueFile } from '#src/infra/device/messages.ts';
  export const CATALOGUE_FILE: CatalogueFile;
}
