import { PATHS } from '../../config/paths.ts';
import { legalText } from '../../content/legal/terms.md';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return <LegalPage text={legalText} path={PATHS.terms} />;
}
