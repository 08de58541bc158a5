import { cva, type VariantProps } from 'class-variance-authority';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cn } from './cn.ts';

const BOX = [
  'inline-flex min-h-12 max-w-full items-center justify-center gap-2 rounded-control text-center text-balance leading-tight font-semibold',
  'wrap-break-word transition duration-150 active:translate-y-px disabled:cursor-not-allowed',
  'disabled:active:translate-y-0 aria-busy:cursor-progress forced-colors:border',
  'print:border print:border-line print:bg-transparent print:text-text',
];

/** Links that look like buttons use it, too. */
export const buttonVariants = cva('', {
  variants: {
    variant: {
      /** The next step, one on each screen. */
      primary: [
        BOX,
        'bg-accent px-6 py-3 text-on-accent enabled:hover:bg-accent-strong [a]:hover:bg-accent-strong',
        'disabled:not-aria-busy:bg-line disabled:not-aria-busy:text-muted aria-busy:opacity-80',
      ],
      secondary: [
        BOX,
        'border border-line bg-raised px-5 py-2.5 text-text enabled:hover:border-text [a]:hover:border-text',
        'disabled:opacity-50',
      ],
      /** A small action beside something. */
      quiet: [
        BOX,
        'px-3 py-2 text-text underline-offset-4 enabled:hover:underline [a]:hover:underline disabled:opacity-50',
      ],
      /** What cannot be undone. */
      danger: [BOX, 'bg-negative px-6 py-3 text-on-accent enabled:hover:brightness-110 disabled:opacity-50'],
      /** Stands within text and is as large as a finger. */
      text: 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4',
      /** An icon alone. It grows with the letters as far as its target, which does not. */
      icon: [
        'inline-grid size-11 flex-none *:max-h-10 *:max-w-10 place-items-center rounded-full text-muted transition-colors',
        'hover:bg-sunken hover:text-text active:bg-line forced-colors:border',
      ],
      /** An icon in a frame, for a row of buttons. */
      framed: [
        'grid min-h-12 min-w-12 shrink-0 place-items-center rounded-control border border-line bg-raised text-muted',
        'hover:border-text hover:text-accent print:hidden',
      ],
    },
    /** Whether large windows have room for a word beside the icon of a framed button. */
    labelled: {
      true: 'font-semibold text-text md:inline-flex md:grow md:items-center md:justify-center md:gap-2 md:px-3',
    },
  },
  defaultVariants: { variant: 'primary' },
});

type Variants = VariantProps<typeof buttonVariants>;
export type ButtonVariant = NonNullable<Variants['variant']>;

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>, Variants {
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant, labelled, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ variant, labelled }), className)} {...rest} />;
}

export function ButtonLink({ variant, labelled, className, ...rest }: LinkProps & Variants) {
  return <Link className={cn(buttonVariants({ variant, labelled }), className)} {...rest} />;
}
