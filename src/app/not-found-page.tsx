import { PATHS } from '../config/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MissedTarget } from '../ui/missed-target.tsx';
import { PageHead } from '../ui/page-head.tsx';

function NotFoundPage() {
  return (
    // src/main.tsx knows its HTML by the attribute.
    <div data-not-found="" className="m-auto flex max-w-prose flex-col items-center gap-5 px-4 py-20 text-center">
      <PageHead title="Página no encontrada" description="Esta página no existe o ha cambiado de sitio." />
      <MissedTarget of="page" className="w-44" />
      <h1>Página no encontrada</h1>
      <p className="text-muted">Aquí no hay nada, pero el portátil que buscas puede estar a cinco preguntas.</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={PATHS.form}>Ir al Asesor de Compra</ButtonLink>
        <ButtonLink to={PATHS.home} variant="secondary">
          Ir al inicio
        </ButtonLink>
      </div>
    </div>
  );
}

export { NotFoundPage as Component };
