import type { ReactNode } from 'react';
import { spanishDate } from '#contract/spanish-text.ts';
import { SITE } from '#src/config/site.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { TextLink } from '#src/ui/prose.tsx';

/** ISO day of the last change of the legal texts. */
const UPDATED = '2024-05-15';

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  children: ReactNode;
}

export function LegalPage({ title, description, path, children }: LegalPageProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <article className="mx-auto w-full max-w-prose px-4 pt-6 pb-10 sm:px-6 md:pb-16">
        <Breadcrumb here={{ name: title, path }} />
        <header className="border-b border-line pb-8">
          <h1>{title}</h1>
          <p className="mt-4 text-muted">
            Última actualización: <time dateTime={UPDATED}>{spanishDate(UPDATED)}</time>
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

const env: Partial<Record<string, string>> = import.meta.env;

/** The legal owner, for the privacy text; empty: not configured. Apart from `SITE`, which every page loads. */
export const OWNER = {
  name: env['VITE_OWNER_NAME']?.trim() ?? '',
  address: env['VITE_OWNER_ADDRESS']?.trim() ?? '',
  taxId: env['VITE_OWNER_TAX_ID']?.trim() ?? '',
};

/** The site's owner as the privacy text names it; if the settings name none, the text says so. */
export function describeOwner(owner: typeof OWNER, { name, url }: { name: string; url: string }): string {
  const site = `titular de ${name} (${url})`;
  if (owner.name === '') return `el ${site}, cuyos datos todavía no figuran aquí: escríbenos y te los damos`;
  const taxId = owner.taxId && `con NIF ${owner.taxId}`;
  const address = owner.address && `con domicilio en ${owner.address}`;
  return [owner.name, taxId, address, site].filter((part) => part !== '').join(', ');
}
