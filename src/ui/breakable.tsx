import { createElement } from 'react';
import { unbroken } from '#src/lib/unbroken.ts';

/**
 * «Trabajo/Estudio», addresses and names of files may break after a sign, not within a word. Another text is another element:
 * React never changes a part of it.
 */
export const Breakable = ({ text }: { text: string }) => {
  const [first, ...others] = text.split(/(?<=\/|\.(?=\p{L}))/u);
  // Spread: static children need no keys.
  return createElement('span', { key: text }, first, ...others.flatMap((part) => [createElement('wbr'), part]));
};

/** A code such as «i5-13420H», or a range of figures: browsers break a line after its hyphen. */
const HYPHENED = /(\S*\d\S*[-–]\S+|\S+[-–]\S*\d\S*)/u;

const whole = (part: string, index: number) =>
  index % 2 === 0 ? part : createElement('span', { className: 'whitespace-nowrap' }, part);

/** A text whose figures and codes stay whole, without signs that a shop's search would not know. */
export const Unbroken = ({ text }: { text: string }) =>
  createElement('span', { key: text }, ...unbroken(text).split(HYPHENED).map(whole));
