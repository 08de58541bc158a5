import { unbroken } from '#src/lib/unbroken.ts';

/** The main drawback, where there is a real one. @param text without «Pero:» */
export const But = ({ text, className = '' }: { text: string; className?: string }) => (
  <p className={`rounded-control border-s-4 border-caution bg-sunken px-3 py-2 text-sm leading-snug ${className}`}>
    <strong className="text-caution">Pero:</strong> <span>{unbroken(text)}</span>
  </p>
);
