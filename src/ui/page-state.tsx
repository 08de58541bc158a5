import type { ComponentProps } from 'react';
import { Notice } from './notice.tsx';
import { PageHead } from './page-head.tsx';

interface PageStateProps extends Omit<ComponentProps<typeof Notice>, 'level' | 'alert'> {
  /** Search engines show it; the title by default. */
  description?: string;
}

/** A page that is only a short text, such as for an address that does not exist. */
export const PageState = ({ description, ...notice }: PageStateProps) => (
  <div className="m-auto px-4 sm:px-6">
    <PageHead title={notice.title} description={description ?? notice.title} />
    <Notice level={1} {...notice} />
  </div>
);
