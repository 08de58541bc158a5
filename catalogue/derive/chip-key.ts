/** Turns a normalised chip name into lookup keys, exact first; `null` when it is not this reader's kind of chip. */
export type ChipReader = (name: string) => readonly string[] | null;

/** One space where there were several blanks, none at the ends. */
export const collapseBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim();

function normaliseChipName(text: string): string {
  const words = text
    // Before the letters are normalised, which makes «Ryzen™» «RyzenTM».
    .replace(/\((r|tm)\)|[®™]/gi, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_/,;|()]/g, ' ')
    .replace(/\b(processor|procesador|cpu|mobile|laptop|gpu|evo|vpro|generation|gen)\b/g, ' ');
  return collapseBlanks(words);
}

/** @returns the keys of the first reader that recognises the name; empty when none does */
export function chipKeys(text: string, readers: readonly ChipReader[]): readonly string[] {
  const name = normaliseChipName(text);
  for (const read of readers) {
    const keys = read(name);
    if (keys) return keys;
  }
  return [];
}
