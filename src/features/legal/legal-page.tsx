import { OWNER } from '#src/config/owner.ts';
import { SITE } from '#src/config/site.ts';
import type { LegalText } from '#src/content/legal-text.ts';
import { longDay } from '#src/lib/spanish-date.ts';
import { fillIn } from '#src/lib/rich-text.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { describeOwner } from './owner.ts';
import { OwnerReminder } from './owner-reminder.tsx';

/** What the texts leave to the settings of the site. */
const VALUES = {
  siteName: SITE.name,
  siteUrl: SITE.url,
  supportEmail: SITE.supportEmail,
  owner: describeOwner(OWNER, SITE),
};

/** A page of small print, in print that is not small. */
export function LegalPage({ text, path }: { text: LegalText; path: string }) {
  return (
    <>
      <PageHead title={text.title} description={text.description} path={path} />
      <article className="mx-auto w-full max-w-prose px-4 py-10 sm:px-6 md:py-16">
        <header className="border-b border-line pb-8">
          <h1>{text.title}</h1>
          <p className="mt-4 text-muted">
            Última actualización: <time dateTime={text.updated}>{longDay(text.updated)}</time>
          </p>
        </header>
        {import.meta.env.DEV ? <OwnerReminder /> : null}
        <div className="mt-3">
          <RichText nodes={fillIn(text.content, VALUES)} />
        </div>
      </article>
    </>
  );
}
