export const DELIMITERS = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const SAMPLE_CHARACTERS = 20_000;

/** @returns the delimiter that occurs most often in the first line, outside of quotes */
export function detectDelimiter(text: string): Delimiter {
  const [header = ''] = text
    .slice(0, SAMPLE_CHARACTERS)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n|\r/);
  const count = (delimiter: Delimiter) => header.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
