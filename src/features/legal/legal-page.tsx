import type { ReactNode } from 'react';
import { spanishDate } from '#contract/spanish-text.ts';
import { SITE } from '#src/config/site.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { TextLink } from '#src/ui/prose.tsx';

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  /** ISO day. */
  updated: string;
  children: ReactNode;
}

export function LegalPage({ title, description, path, updated, children }: LegalPageProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <article className="mx-auto w-full max-w-prose px-4 pt-6 pb-10 sm:px-6 md:pb-16">
        <Breadcrumb here={{ name: title, path }} />
        <header className="border-b border-line pb-8">
          <h1>{title}</h1>
          <p className="mt-4 text-muted">
            Última actualización: <time dateTime={updated}>{spanishDate(updated)}</time>
          </p>
        </header>
        <div className="mt-3 flow-root">{children}</div>
      </article>
    </>
  );
}

/** A word of the configuration: translators of browsers replace text that is not alone in its element. */
export const Value = ({ children }: { children: string }) => <span>{children}</span>;

export const SupportMail = () => <TextLink href={`mailto:${SITE.supportEmail}`}>{SITE.supportEmail}</TextLink>;
