import { unbroken } from '#src/lib/unbroken.ts';
import { cardVariants } from './card.ts';
import { cn } from './cn.ts';

/** The main drawback, where there is a real one. @param text without «Pero:» */
export const But = ({ text, className = '' }: { text: string; className?: string }) => (
  <p className={cn(cardVariants({ variant: 'caution' }), 'px-3 py-2 text-sm leading-snug', className)}>
    <strong className="text-caution">Pero:</strong> <span>{unbroken(text)}</span>
  </p>
);
