import { SITE } from '#src/config/site.ts';
import type { LegalText } from '#src/content/articles.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { fillIn } from '#src/lib/rich-text.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { RichText } from '#src/ui/rich-text.tsx';

const env: Partial<Record<string, string>> = import.meta.env;

/** The legal owner, for the privacy text; empty: not configured. Apart from `SITE`, which every page loads. */
const OWNER = {
  name: env['VITE_OWNER_NAME']?.trim() ?? '',
  address: env['VITE_OWNER_ADDRESS']?.trim() ?? '',
  taxId: env['VITE_OWNER_TAX_ID']?.trim() ?? '',
};

const VALUES = {
  siteName: SITE.name,
  siteUrl: SITE.url,
  supportEmail: SITE.supportEmail,
  owner: describeOwner(OWNER, SITE),
};

export function LegalPage({ text, path }: { text: LegalText; path: string }) {
  return (
    <>
      <PageHead title={text.title} description={text.description} path={path} />
      <article className="mx-auto w-full max-w-prose px-4 pt-6 pb-10 sm:px-6 md:pb-16">
        <Breadcrumb here={{ name: text.title, path }} />
        <header className="mt-4 border-b border-line pb-8">
          <h1>{text.title}</h1>
          <p className="mt-4 text-muted">
            Última actualización: <time dateTime={text.updated}>{spanishDate(text.updated)}</time>
          </p>
        </header>
        {import.meta.env.DEV && <OwnerReminder />}
        <div className="mt-3">
          <RichText nodes={fillIn(text.content, VALUES)} />
        </div>
      </article>
    </>
  );
}

/** Shown in development only. Spanish law requires the owner's name, address and tax id on the site. */
function OwnerReminder() {
  const { name, address, taxId } = OWNER;
  const missing = Object.entries({ VITE_OWNER_NAME: name, VITE_OWNER_ADDRESS: address, VITE_OWNER_TAX_ID: taxId })
    .filter(([, value]) => value === '')
    .map(([variable]) => variable);
  if (missing.length === 0) return null;
  return (
    <aside className="mt-6 border-s-4 border-caution bg-sunken px-5 py-4">
      {`Falta decir quién es el titular del sitio: ${missing.join(', ')}. Este aviso solo se ve en desarrollo.`}
    </aside>
  );
}

/** The site's owner as the privacy text names it; if the settings name none, the text says so. */
export function describeOwner(owner: typeof OWNER, { name, url }: { name: string; url: string }): string {
  const site = `titular de ${name} (${url})`;
  if (owner.name === '') return `el ${site}, cuyos datos todavía no figuran aquí: escríbenos y te los damos`;
  const taxId = owner.taxId && `con NIF ${owner.taxId}`;
  const address = owner.address && `con domicilio en ${owner.address}`;
  return [owner.name, taxId, address, site].filter((part) => part !== '').join(', ');
}
