import { cva } from 'class-variance-authority';
import { unbroken } from '#src/lib/unbroken.ts';
import { cn } from './cn.ts';

/** The surface of what belongs together. */
export const cardVariants = cva('', {
  variants: {
    variant: {
      raised: 'rounded-card border border-line bg-raised',
      sunken: 'rounded-card bg-sunken forced-colors:border',
      /** A panel that opened within the page. */
      panel: 'rounded-card border border-line bg-sunken p-4 sm:p-6',
      best: 'rounded-card border-2 border-accent bg-raised',
      /** A reservation beside or within what it is about. */
      caution: 'rounded-control border-s-4 border-caution bg-sunken',
    },
  },
  defaultVariants: { variant: 'raised' },
});

/** The main drawback, where there is a real one. @param text without «Pero:» */
export const But = ({ text, className = '' }: { text: string; className?: string }) => (
  <p className={cn(cardVariants({ variant: 'caution' }), 'px-3 py-2 text-sm leading-snug', className)}>
    <strong className="text-caution">Pero:</strong> <span>{unbroken(text)}</span>
  </p>
);
