import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';

/** An address under the blog that no article has, unless in lower case, as all addresses of the site are. */
export function UnknownArticlePage() {
  const { pathname } = useLocation();
  const meant = pathname.toLowerCase();
  return <Navigate to={meant === pathname ? PATHS.blog : meant} replace />;
}
