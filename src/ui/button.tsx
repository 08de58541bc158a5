import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** `primary`: the next step, one per screen. `quiet`: small actions beside something. `danger`: cannot be undone. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const SHARED =
  'inline-flex min-h-12 items-center justify-center max-w-full gap-2 rounded-control wrap-break-word font-semibold leading-tight transition duration-150 ' +
  'active:translate-y-px disabled:cursor-not-allowed disabled:active:translate-y-0 aria-busy:cursor-progress forced-colors:border print:border print:border-line print:bg-transparent print:text-text';

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'bg-accent px-6 py-3 text-on-accent enabled:hover:bg-accent-strong [a]:hover:bg-accent-strong ' +
    'disabled:not-aria-busy:bg-line disabled:not-aria-busy:text-muted aria-busy:opacity-80',
  secondary:
    'border border-line bg-raised px-5 py-2.5 text-text enabled:hover:border-text [a]:hover:border-text disabled:opacity-50',
  quiet:
    'min-h-11 px-3 py-2 text-text underline-offset-4 enabled:hover:underline [a]:hover:underline disabled:opacity-50',
  danger: 'bg-negative px-6 py-3 text-on-accent enabled:hover:brightness-110 disabled:opacity-50',
};

export const buttonClass = (look: ButtonLook = 'primary', className = ''): string =>
  `${SHARED} ${LOOKS[look]} ${className}`;

/** A link or a button within text, with the target of a finger. */
export const TEXT_LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  look?: ButtonLook;
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

export function ButtonLink({ look, className, ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link className={buttonClass(look, className)} {...rest} />;
}
