import { PATHS } from '../../config/paths.ts';
import { legalText } from '../../content/legal/privacy.md';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage text={legalText} path={PATHS.privacy} />;
}
