import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { FoldSign, SummaryButton } from './disclosure.tsx';

/**
 * How the site earns money, beside links to shops; the terms have it at length. `children`: the laptops that it chooses
 * from.
 */
export const WhoPays = ({ children }: { children?: ReactNode }) => (
  <details className="group/fold no-print">
    <SummaryButton className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold">
      ¿Quién paga? La tienda, sin cambiar el orden
      <FoldSign />
    </SummaryButton>
    <p className="max-w-prose">
      Decide un programa con tus respuestas, igual para todas las marcas. La tienda puede pagarnos una comisión: a ti no
      te cuesta más.{' '}
      <Link to={PATHS.terms} className="underline underline-offset-4">
        Términos
      </Link>
    </p>
    {children}
  </details>
);
