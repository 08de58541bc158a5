import type { ReactNode } from 'react';
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
