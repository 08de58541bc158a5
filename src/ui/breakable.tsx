import { createElement } from 'react';

/**
 * «Trabajo/Estudio», addresses and names of files may break after a sign, not within a word. Another text is another element:
 * React never changes a part of it.
 */
export const Breakable = ({ text }: { text: string }) => {
  const [first, ...others] = text.split(/(?<=\/|\.(?=\p{L}))/u);
  // Spread: static children need no keys.
  return createElement('span', { key: text }, first, ...others.flatMap((part) => [createElement('wbr'), part]));
};
