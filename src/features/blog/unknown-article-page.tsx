import { Navigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';

/** An address under the blog that no article has. */
export function UnknownArticlePage() {
  return <Navigate to={PATHS.blog} replace />;
}
