import { PATHS } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageState } from '#src/ui/notice.tsx';

const NotFoundPage = () => (
  <PageState title="Página no encontrada" description="Esta página no existe o ha cambiado de sitio." missing="page">
    <p className="text-muted">Aquí no hay nada, pero el portátil que buscas puede estar a cinco preguntas.</p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to={PATHS.form}>Ir al Asesor de Compra</ButtonLink>
      <ButtonLink to={PATHS.home} variant="secondary">
        Ir al inicio
      </ButtonLink>
    </div>
  </PageState>
);

export { NotFoundPage as Component };
