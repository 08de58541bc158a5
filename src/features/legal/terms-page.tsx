import { PATHS } from '#src/config/paths.ts';
import { legalText } from '#src/content/legal/terms.md';
import { LegalPage } from './legal-page.tsx';

function TermsPage() {
  return <LegalPage text={legalText} path={PATHS.terms} />;
}

export { TermsPage as Component };
