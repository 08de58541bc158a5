import { unbroken } from '#src/lib/unbroken.ts';

/** A text of the advisor as paragraphs, one for each of its lines. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => <p key={line}>{unbroken(line)}</p>);
}
