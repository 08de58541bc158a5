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

export class ImportError extends Error {
  override readonly name = 'ImportError';
}

const FILE_MAX_BYTES = 256 * 1024 * 1024;

// Built from code points because of oxlint's no-control-regex.
export const CONTROL = new RegExp(
  `[${String.fromCodePoint(0)}-${String.fromCodePoint(8)}${String.fromCodePoint(14)}-${String.fromCodePoint(31)}]`,
);

/** @throws ImportError if the file is empty, too large or not text */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > FILE_MAX_BYTES) throw new ImportError(`the file is larger than ${FILE_MAX_BYTES} bytes`);
  const text = decode(bytes);
  if (text.trim() === '') throw new ImportError('the file is empty');
  if (CONTROL.test(text)) throw new ImportError('the file is not text');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Spanish spreadsheets still write this encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
