/** Turns a normalised chip name into lookup keys, exact first; `null` when it is not this reader's kind of chip. */
export type ChipReader = (name: string) => readonly string[] | null;

function normaliseChipName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\((r|tm)\)|[®™]/g, ' ')
    .replace(/[_/,;|()]/g, ' ')
    .replace(/\b(processor|procesador|cpu|mobile|laptop|gpu|evo|vpro|generation|gen)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
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
