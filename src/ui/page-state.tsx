import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { PageHead } from './page-head.tsx';

interface PageStateProps {
  title: string;
  children: ReactNode;
}

/** A page that has only a sentence to show, such as one that does not exist. */
export function PageState({ title, children }: PageStateProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-6">
      <PageHead title={title} description={title} />
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-4 max-w-prose">{children}</div>
    </div>
  );
}

export const Unreachable = () => (
  <PageState title="No se ha podido cargar la página">
    <p>Comprueba tu conexión y vuelve a intentarlo.</p>
    <Button look="secondary" className="mt-4" onClick={() => globalThis.location.reload()}>
      Volver a intentarlo
    </Button>
  </PageState>
);
