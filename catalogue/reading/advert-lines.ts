/** The lines of an advert: the one that names the laptop, and those with a label. */
import { matchCpu } from '../derive/match-chip.ts';
import { isReadDetail } from './spec-labels.ts';
import type { Found } from './patterns.ts';
import { type OfferFacts, readOfferFacts } from './offer-facts.ts';
import { findBrand } from './parse-words.ts';
import { isLaptopLine, productKind } from './product-kind.ts';
import { findSizes } from './text-sizes.ts';

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

/** The line that names the laptop: most of maker, line, processor and sizes, the first of equals. */
export function titleOf(lines: readonly Line[]): Line {
  const scored = lines
    .filter(({ detail }) => detail === null)
    .map((line) => {
      const { text } = line;
      const names = [findBrand(text), isLaptopLine(text)].filter(Boolean).length;
      const signs = [productKind(text, '') === 'laptop', matchCpu(text), findSizes(text).length > 0];
      return { line, score: names * signs.length + signs.filter(Boolean).length };
    })
    .toSorted((one, other) => other.score - one.score);
  return scored[0]?.line ?? lines[0] ?? { text: '', at: 0, detail: null };
}

/** A figure of a labelled line without a unit: «RAM: 16». */
export function inDetail<T>(lines: readonly Line[], label: RegExp, value: T | null): Found<T> | undefined {
  const detail = lines.find((line) => line.detail !== null && label.test(line.detail.label))?.detail;
  return detail && value !== null ? { value, at: detail.at, end: detail.at + detail.value.length } : undefined;
}

/** «Modelo: gram 17Z90R» */
const NAME_LABEL = /^[^\p{L}\d]*(?:modelo|model|t[ií]tulo|marca|producto|nombre)\s*:\s*/iu;

/** The facts in the title and in labelled lines. */
export function factsOf(text: string, title: Line, lines: readonly Line[]): OfferFacts {
  const details = Object.fromEntries(
    lines.flatMap(({ detail }) => (detail === null ? [] : [[detail.label, detail.value] as const])),
  );
  const word = text.trim();
  return readOfferFacts({
    title: title.text.replace(NAME_LABEL, ''),
    brand: null,
    mpn: /\s/.test(word) ? null : word,
    details,
  });
}
