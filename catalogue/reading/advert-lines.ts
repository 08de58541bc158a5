/** The lines of an advert: the one that names the laptop, and those with a label. */
import { isReadDetail } from './spec-labels.ts';
import type { Found } from './patterns.ts';
import { findBrand } from './parse-words.ts';
import { isLaptopLine } from './product-kind.ts';

export interface Line {
  readonly text: string;
  readonly at: number;
  /** The label of a line like «Memoria RAM: 16 GB», if it is one that is read. */
  readonly detail: { readonly label: string; readonly value: string; readonly at: number } | null;
}

const MOST_LINES = 60;
const LABELLED = /^[\s\-–•*·✔✅►▪]*(\p{L}[\p{L} ()/.]{1,39}?)\s*[:=\t]\s*(\S.*)$/u;

export function linesOf(text: string): Line[] {
  let at = 0;
  const lines: Line[] = [];
  for (const line of text.split('\n', MOST_LINES)) {
    const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
    const plainLabel = label.toLowerCase().trim();
    const detail = isReadDetail(plainLabel)
      ? { label: plainLabel, value: value.trim(), at: at + line.lastIndexOf(value) }
      : null;
    if (line.trim() !== '') lines.push({ text: line, at, detail });
    at += line.length + 1;
  }
  return lines;
}

/** The line that names the laptop: the first that names a maker or its line, which is no labelled one. */
export function titleOf(lines: readonly Line[]): Line {
  const names = lines.filter(({ detail }) => detail === null);
  const title = names.find(({ text }) => findBrand(text) !== null || isLaptopLine(text));
  return title ?? names[0] ?? lines[0] ?? { text: '', at: 0, detail: null };
}

/** A figure of a labelled line, which needs no unit: «RAM: 16». */
export function inDetail<T>(
  lines: readonly Line[],
  label: RegExp,
  read: (value: string) => T | null,
): Found<T> | undefined {
  const detail = lines.find((line) => line.detail !== null && label.test(line.detail.label))?.detail;
  const value = detail ? read(detail.value) : null;
  return detail && value !== null ? { value, at: detail.at, end: detail.at + detail.value.length } : undefined;
}
