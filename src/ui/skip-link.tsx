import { cn } from './cn.ts';

interface SkipLinkProps {
  /** The id of what comes after the skipped part. */
  to: string;
  children: string;
}

/** Seen while it has the focus: keyboards pass over many links with it. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a
    href={`#${to}`}
    onClick={(event) => {
      // The fragment says what the page shows.
      event.preventDefault();
      const target = document.getElementById(to);
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
    }}
    className={cn(
      'no-print sr-only z-top rounded-control bg-text px-4.5 py-3 font-semibold text-surface focus:not-sr-only',
      'focus:fixed focus:start-3 focus:top-3 focus:px-4.5 focus:py-3',
    )}
  >
    {children}
  </a>
);
