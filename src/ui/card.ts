import { cva } from 'class-variance-authority';

/** The surface of what belongs together. */
export const cardVariants = cva('rounded-card', {
  variants: {
    variant: {
      raised: 'border border-line bg-raised',
      sunken: 'bg-sunken',
      /** A panel that opened within the page. */
      panel: 'border border-line bg-sunken p-4 sm:p-6',
      best: 'border-2 border-accent bg-raised',
      caution: 'border-2 border-caution bg-raised',
    },
  },
  defaultVariants: { variant: 'raised' },
});
