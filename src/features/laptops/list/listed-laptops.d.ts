/** What `build/listed-laptops.ts` makes of the catalogue. */
declare module 'virtual:listed-laptops' {
  /** Its path. */
  export const LISTED_FILE: string;
}
