import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { Spinner } from '#src/ui/spinner.tsx';

/** How long the page stays. */
const STAY_MS = 500;

/** For hosts that serve the provider's own address through the app: it says what happens and leads home. */
export function AuthHandlerPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(PATHS.home, { replace: true }), STAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <PageHead title="Completando autenticación" description="Un momento: ya casi está." />
      <h1 className="sr-only">Iniciar sesión</h1>
      {/* At once: what is shown late (`LoadingNotice`) would be gone before it is seen. */}
      <output className="flex flex-col items-center gap-3 py-16 text-muted">
        <Spinner />
        Completando autenticación...
      </output>
    </>
  );
}
