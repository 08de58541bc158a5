/** An advert as its reader needs it: words of links, without tags and control characters. */
import { decodeHTMLStrict } from 'entities';
import { schemeOf } from './part-number.ts';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
/** «&amp;amp;aacute;»: shops escape what is escaped already. */
const MOST_TIMES = 3;

/** @returns the text with HTML's entities as letters, however often they are escaped */
export function decodeEntities(text: string): string {
  let letters = text;
  for (let time = 0; time < MOST_TIMES && ENTITY.test(letters); time += 1) letters = decodeHTMLStrict(letters);
  return letters;
}

const SPECIAL = new RegExp(
  [
    // Links
    String.raw`(?:https?:\/\/|www\.)[^\s<>"]{1,1000}`,
    // Words that are crossed out
    String.raw`<(s|del|strike)>[^<>\n]{1,60}<\/\1>|~~[^~\n]{1,60}~~`,
    // Tags and entities
    String.raw`<\/?[a-z!][^<>]{0,500}>|&(?:amp;){0,2}(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,9});`,
    // Characters that are nothing, a hyphen or a letter, or a blank here
    String.raw`[\u{ad}\u200b-\u200d\u2060\ufeff]+|[\u2010-\u2012\u2212\uff01-\uff5e]|(?:(?!\n)[\s\p{Cc}\p{Bidi_Control}™®])+`,
  ].join('|'),
  'giu',
);

/** Unknown ones, control characters and blanks are blanks. */
function entity(text: string): string {
  const letters = decodeEntities(text);
  return /^(?:&.+|[\s\p{Cc}\p{Bidi_Control}])$/u.test(letters) ? ' ' : letters;
}

/** Links write «15.6"» as «156» or «15-6», and «16"» only as «16». */
const SCREENS: ReadonlySet<string> = new Set('105 116 133 134 135 136 145 153 156 161 173'.split(' '));
const WHOLE_INCHES = /^1[0-8]$/;
const CHIP_MAKER = /^(?:intel|amd|apple|qualcomm|snapdragon)$/i;
/** Acer's models: «anv16-42». */
const ACER = /^(?:a|ag|al|an|anv|cb|exo?|phn?|ptn?|sf[aegx]?|sp|tm[bpx])\d{2,3}-\d\d[a-z]?$/i;
const LINK_WORD = /(?:%[\da-f]{2})+|[a-z\d]+(?:[.,][a-z\d]+)*|./giu;

function textOfWord(words: readonly string[], at: number): string {
  const [before2 = '', before = '', word = '', after = '', after2 = ''] = [-2, -1, 0, 1, 2].map(
    (step) => words[at + step],
  );
  if (word === '-') {
    const isCode = schemeOf(`${before}-${after}`) !== null || ACER.test(`${before}-${after}`);
    if (SCREENS.has(before + after)) return '.';
    return isCode && !SCREENS.has(after) ? word : ' ';
  }
  if (SCREENS.has(word)) return `${word.slice(0, 2)}.${word.slice(2)}"`;
  const isTenth = before === '-' && word.length === 1 && SCREENS.has(before2 + word);
  const isLast = before === '-' && after === '' && at > 1 && !/^win/i.test(before2);
  if (isTenth || (WHOLE_INCHES.test(word) && (CHIP_MAKER.test(after2) || isLast))) return `${word}"`;
  return /^[a-z\d]/i.test(word) ? word : ' ';
}

/** The words of a link's path: «15-fa2014ns» stays one, other hyphens part words. */
function linkPieces(link: string): { text: string; length: number }[] {
  const path = /^(?:https?:\/\/)?[^/?#]*/i.exec(link)?.[0] ?? '';
  const query = link.search(/[?#]/);
  const end = query === -1 ? link.length : Math.max(query, path.length);
  const words = [...link.slice(path.length, end).matchAll(LINK_WORD)].map(([word]) => word);
  const pieces = words.map((word, at) => ({ text: textOfWord(words, at), length: word.length }));
  return [{ text: ' ', length: path.length }, ...pieces, { text: ' ', length: link.length - end }];
}

function plainCharacter(special: string): string {
  if (special.startsWith('&')) return entity(special);
  if (/^[\u{ad}\u200b-\u200d\u2060\ufeff]/u.test(special)) return '';
  if (/^[\uff01-\uff5e]/.test(special)) return special.normalize('NFKC');
  return /^[\u2010-\u2012\u2212]/.test(special) ? '-' : ' ';
}

function piecesOf(special: string): { text: string; length: number }[] {
  if (/^(?:https?:|www\.)/i.test(special)) return linkPieces(special);
  return [{ text: plainCharacter(special), length: special.length }];
}

/** @returns the text, and a function from a place in it to the same place of the original, without blanks at its ends */
export function plainText(written: string) {
  let text = '';
  /** For each character of the text, where its piece begins and ends in the original. */
  const begins: number[] = [];
  const ends: number[] = [];
  const add = (piece: string, from: number, length: number, isSame: boolean) => {
    // Long runs of blanks make patterns slow.
    if (piece === ' ' && text.endsWith(' ')) return;
    for (let at = 0; at < piece.length; at += 1) {
      begins.push(isSame ? from + at : from);
      ends.push(isSame ? from + at + 1 : from + length);
    }
    text += piece;
  };
  let last = 0;
  for (const { index, 0: special } of written.matchAll(SPECIAL)) {
    add(written.slice(last, index), last, index - last, true);
    let from = index;
    for (const { text: piece, length } of piecesOf(special)) {
      add(piece, from, length, piece.length === length);
      from += length;
    }
    last = index + special.length;
  }
  add(written.slice(last), last, written.length - last, true);
  return { text, original: (at: number, end: number) => written.slice(begins[at] ?? 0, ends[end - 1] ?? 0).trim() };
}
