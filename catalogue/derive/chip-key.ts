/**
 * Converts a normalised chip name into lookup keys, most specific first; `null` for a chip that this reader does not
 * handle.
 */
export type ChipReader = (name: string) => readonly string[] | null;

/** Collapses whitespace to single spaces and trims the ends. */
export const collapseBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim();

function normaliseChipName(text: string): string {
  const words = text
    // This has to precede the normalisation of letters, which turns «Ryzen™» into «RyzenTM».
    .replace(/\((r|tm)\)|[®™]/gi, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_/,;|()]/g, ' ')
    .replace(/\b(processor|procesador|cpu|mobile|laptop|gpu|evo|vpro|generation|gen)\b/g, ' ');
  return collapseBlanks(words);
}

/** @returns the keys of the first reader that recognises the name; empty if none does */
export function chipKeys(text: string, readers: readonly ChipReader[]): readonly string[] {
  const name = normaliseChipName(text);
  for (const read of readers) {
    const keys = read(name);
    if (keys) return keys;
  }
  return [];
}
