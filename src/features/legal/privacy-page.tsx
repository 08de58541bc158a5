import { PATHS } from '#src/config/paths.ts';
import { legalText } from '#src/content/legal/privacy.md';
import { LegalPage } from './legal-page.tsx';

function PrivacyPage() {
  return <LegalPage text={legalText} path={PATHS.privacy} />;
}

export { PrivacyPage as Component };
