import { isAscii } from 'node:buffer';
import { FeedError } from './feed-offer.ts';
import { peek } from './peek.ts';

// Built from code points because of oxlint's no-control-regex.
const CONTROL = new RegExp(
  `[${String.fromCodePoint(0)}-${String.fromCodePoint(8)}${String.fromCodePoint(14)}-${String.fromCodePoint(31)}]`,
);

const HEAD_BYTES = 200;
const LONGEST_CHARACTER = 4;

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new FeedError(`the file declares the encoding ${encoding}, which is not supported`);
  }
}

function decodeAs(encoding: string): (bytes: Uint8Array | null) => string {
  const decoder = decoderOf(encoding);
  return (bytes) => {
    try {
      return bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new FeedError(`the file is not valid ${encoding.toUpperCase()}`);
    }
  };
}

const firstSpecial = (bytes: Uint8Array): number => bytes.findIndex((byte) => byte >= 0x80);

/** By the first character that is not ASCII: UTF-8, if it is valid, else Windows-1252. */
function decodeGuessed(bytes: Uint8Array): ReturnType<typeof decodeAs> {
  const begin = firstSpecial(bytes);
  const [first = 0, ...next] = bytes.subarray(begin, begin + LONGEST_CHARACTER);
  const following = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
  const isUtf8 =
    first >= 0xc2 && first <= 0xf4 && next.slice(0, following).filter((byte) => byte >> 6 === 2).length === following;
  return decodeAs(isUtf8 ? 'utf-8' : 'windows-1252');
}

/** UTF-8, else Windows-1252, which Spanish spreadsheets still write. The decoder refuses a file that switches later. */
async function* decodeGuessing(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: ReturnType<typeof decodeAs> | null = null;
  let waiting: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    if (decode) {
      yield decode(chunk);
    } else if (waiting.length === 0 && isAscii(chunk)) {
      yield Buffer.from(chunk).toString('latin1');
    } else {
      waiting = Buffer.concat([waiting, chunk]);
      if (waiting.length - firstSpecial(waiting) < LONGEST_CHARACTER) continue;
      decode = decodeGuessed(waiting);
      yield decode(waiting);
    }
  }
  if (!decode && waiting.length > 0) {
    decode = decodeGuessed(waiting);
    yield decode(waiting);
  }
  if (decode) yield decode(null);
}

async function* decodeKnown(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decode = decodeAs(encoding);
  for await (const chunk of chunks) yield decode(chunk);
  yield decode(null);
}

/** The declared encoding: a byte-order mark, or XML's declaration; XML without one is UTF-8. */
function declaredIn(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  const text = head.subarray(0, HEAD_BYTES).toString('latin1').trimStart();
  if (!text.startsWith('<')) return null;
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
  const encoding = declaredIn(Buffer.concat(head));
  const decoded = encoding === null ? decodeGuessing(all) : decodeKnown(all, encoding);
  const { head: texts, all: pieces } = await peek(decoded, HEAD_BYTES);
  const begin = texts.join('').trimStart();
  if (begin === '') throw new FeedError('the file is empty');
  const kind = OTHER_KINDS.find(([pattern]) => pattern.test(begin))?.[1];
  if (kind) throw new FeedError(`the file is ${kind}, not XML or a table of values`);
  return { isXml: begin.startsWith('<'), texts: checked(pieces) };
}
