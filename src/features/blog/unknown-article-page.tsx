import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';

/** Redirects an unknown slug to the same address in lower case, or to the list when it is in lower case already. */
function UnknownArticlePage() {
  const { pathname } = useLocation();
  const lowerCase = pathname.toLowerCase();
  return <Navigate to={lowerCase === pathname ? PATHS.blog : lowerCase} replace />;
}

export { UnknownArticlePage as Component };
