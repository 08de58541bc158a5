import { FeedError } from './feed-offer.ts';
import { peek } from './peek.ts';

// Built from code points because of oxlint's no-control-regex.
const CONTROL = new RegExp(
  `[${String.fromCodePoint(0)}-${String.fromCodePoint(8)}${String.fromCodePoint(14)}-${String.fromCodePoint(31)}]`,
);

/** The fields of the first rows, which have some letter that is not ASCII. */
const HEAD_BYTES = 65_536;
const LONGEST_CHARACTER = 4;
const KIND_LETTERS = 200;

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new FeedError(`the file declares the encoding ${encoding}, which is not supported`);
  }
}

async function* decoded(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new FeedError(`the file is not valid ${encoding.toUpperCase()}`);
    }
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode();
}

/**
 * By the first character that is not ASCII: UTF-8 if it is valid, else Windows-1252, which Spanish spreadsheets still write.
 * The decoder refuses a file that switches later.
 */
function guessedFrom(head: Buffer): string {
  const first = head.findIndex((byte) => byte >= 0x80);
  try {
    decoderOf('utf-8').decode(head.subarray(0, first + LONGEST_CHARACTER), { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** A byte-order mark or XML's declaration names the encoding; XML without one is UTF-8. */
function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  const text = head.toString('latin1').trimStart();
  if (!text.startsWith('<')) return guessedFrom(head);
  return /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/i.exec(text)?.[1]?.toLowerCase() ?? 'utf-8';
}

const OTHER_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^<(!doctype\s+html|html|head|body|script)\b/i, 'a web page'],
  [/^[[{]/, 'JSON'],
];

async function* checked(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) {
    if (CONTROL.test(piece)) throw new FeedError('the file is not text');
    yield piece;
  }
}

/**
 * @returns the text of a feed, and whether it is XML; else it is a table
 * @throws FeedError on text in another encoding than declared, on binary data, and on an empty file or one of another
 *   kind
 */
export async function feedText(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ isXml: boolean; texts: AsyncGenerator<string> }> {
  const { head, all } = await peek(bytes, HEAD_BYTES);
  const { head: texts, all: pieces } = await peek(decoded(all, encodingOf(Buffer.concat(head))), KIND_LETTERS);
  const begin = texts.join('').trimStart();
  if (begin === '') throw new FeedError('the file is empty');
  const kind = OTHER_KINDS.find(([pattern]) => pattern.test(begin))?.[1];
  if (kind) throw new FeedError(`the file is ${kind}, not XML or a table of values`);
  return { isXml: begin.startsWith('<'), texts: checked(pieces) };
}
