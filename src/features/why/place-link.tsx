import type { ReactNode } from 'react';

/** Leads down to where a laptop's page tells its rank for a visitor's own answers. As tall as its place in the HTML. */
export const PlaceLink = ({ children = '¿Y para ti?' }: { children?: ReactNode }) => (
  <a
    href="#why"
    className="flex min-h-11 items-center text-sm/[1.4] font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
  >
    <span>{children}</span>
  </a>
);
