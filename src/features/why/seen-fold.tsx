import type { ReactNode } from 'react';

interface SeenFoldProps {
  name: string;
  /** Follows the name: «: puesto 52 de 74». */
  standing: string;
  children: ReactNode;
}

/** «El que viste, HP Victus 15: puesto 52 de 74», which unfolds why. */
export const SeenFold = ({ name, standing, children }: SeenFoldProps) => (
  <details className="rounded-control bg-sunken px-3 open:pb-3">
    <summary className="min-h-11 cursor-pointer py-2.5 leading-snug">
      El que viste, <b className="font-semibold">{name}</b>
      {standing}
    </summary>
    {children}
  </details>
);
