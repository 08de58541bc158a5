import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { Spinner } from '#src/ui/notice.tsx';

const REDIRECT_AFTER_MS = 500;

/** Some hostings serve the provider's own address through the app. This page shows a status and leads home. */
function AuthHandlerPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(PATHS.home, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <PageHead title="Completando autenticación" description="Un momento: ya casi está." />
      <h1 className="sr-only">Iniciar sesión</h1>
      {/* A `LoadingNotice` appears with a delay, and this page is closed by then. */}
      <output className="flex flex-col items-center gap-3 py-16 text-muted">
        <Spinner />
        Completando autenticación...
      </output>
    </>
  );
}

export { AuthHandlerPage as Component };
