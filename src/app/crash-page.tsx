import { useEffect, useState } from 'react';
import { Helmet } from 'react-helmet-async';
import { PATHS } from '#src/config/paths.ts';
import { Button, buttonVariants } from '#src/ui/button.tsx';
import { FAULT_SIGN, MissedTarget } from '#src/ui/missed-target.tsx';

/** This page replaces one that failed to load or to render. */
export function CrashPage() {
  // HTML that could not be hydrated stays: it is readable, and its links work. React replaces it after this render.
  const [html] = useState(() => document.querySelector('[data-hydration]')?.innerHTML);
  useEffect(() => {
    if (html) document.body.dataset['failed'] = '';
  }, [html]);
  // The page's own HTML, from this same document.
  // oxlint-disable-next-line react/no-danger
  return html ? <div className="contents" dangerouslySetInnerHTML={{ __html: html }} /> : <Crash />;
}

/** Plain links and a reload instead of the router: after a crash nothing of the app can be trusted to work. */
function Crash() {
  const [tried, setTried] = useState(false);
  const cause = globalThis.navigator.onLine
    ? 'El fallo es nuestro.'
    : `${tried ? 'Sigue sin haber' : 'No hay'} conexión a Internet.`;
  // A reload without a connection would replace this page by the browser's own error page.
  const retry = () => (globalThis.navigator.onLine ? globalThis.location.reload() : setTried(true));
  return (
    <main className="m-auto">
      <div role="alert" className="flex max-w-prose flex-col items-center gap-6 px-4 py-16 text-center">
        <Helmet>
          <title>Algo ha ido mal</title>
        </Helmet>
        <MissedTarget sign={FAULT_SIGN} />
        <h1>Algo ha ido mal</h1>
        <p className="text-muted">{`${cause} Lo que habías respondido sigue guardado en este navegador.`}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={retry}>Intentar de nuevo</Button>
          <a href={PATHS.home} className={buttonVariants({ variant: 'secondary' })}>
            Ir al inicio
          </a>
        </div>
      </div>
    </main>
  );
}
