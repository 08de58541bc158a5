import { SITE } from '../config/site.ts';
import { buttonClass } from '../ui/button.tsx';
import { Layout } from './root.tsx';

/**
 * Shown until scripts have written pages that are not prerendered. Its words appear if the scripts fail or take long;
 * its link works without scripts, and index.html makes it a reload that keeps the fragment.
 */
export const Shell = () => (
  <Layout>
    <title>{SITE.name}</title>
    <meta name="robots" content="noindex" />
    <div className="min-h-dvh px-4 py-20 in-data-failed:min-h-0">
      <div className="shell-words needs-script mx-auto flex max-w-prose flex-col items-center gap-5 text-center">
        <h1>La página no ha terminado de cargarse</h1>
        <p className="text-muted">Lo que habías respondido sigue guardado en este navegador.</p>
        {/* One file for all pages: the address is that of the page. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="" className={buttonClass()}>
          Reintentar
        </a>
      </div>
    </div>
  </Layout>
);
