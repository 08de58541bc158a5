import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { GUIDE_BUDGETS } from '#src/content/guide-words.ts';
import { BuiltContent } from '#src/ui/built-content.tsx';
import { loadBuiltPage, revalidateBuiltPage } from '#src/ui/built-html.ts';
import { buttonClass, ButtonLink } from '#src/ui/button.tsx';
import { PageState } from '#src/ui/page-head.tsx';
import { useServices } from '#src/services/services.tsx';
import { UnreachablePage } from '../connection/not-loaded.tsx';

/** «500, 700, 1000, 1500 y 2000» */
const BUDGETS = `${GUIDE_BUDGETS.slice(0, -1).join(', ')} y ${GUIDE_BUDGETS.at(-1)}`;

const ISLANDS = { fill: FillForm };

function GuidePage() {
  return (
    <BuiltContent
      islands={ISLANDS}
      missing={
        <PageState title="Esa guía no existe">
          <p className="mb-6">{`Hay una por uso, con ${BUDGETS} €.`}</p>
          <ButtonLink to={PATHS.guides}>Ver las guías</ButtonLink>
        </PageState>
      }
      Unreachable={UnreachablePage}
    />
  );
}

export { GuidePage as Component, loadBuiltPage as loader, revalidateBuiltPage as shouldRevalidate };

/**
 * Opens the form with the answers of the guide, to be changed or sent. The press loads the code for that; if it fails,
 * the form opens with the purpose alone.
 * @param code of `encodeAnswers`
 */
function FillForm({ code = '', purpose = '' }: { code?: string | undefined; purpose?: string | undefined }) {
  const { localData } = useServices();
  const navigate = useNavigate();
  const address = `${PATHS.form}?purposes=${purpose}`;
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const [{ decodeAnswers }, { putInForm }] = await Promise.all([
        import('#src/lib/answers-code.ts'),
        import('../history/use-repeat.ts'),
      ]);
      // False if the visitor chose to keep the form's own answers.
      if (putInForm(localData, decodeAnswers(code).answers)) await navigate(PATHS.form);
    } catch {
      await navigate(address);
    }
  };
  return (
    <a href={address} className={buttonClass('secondary')} onClick={(event) => void open(event)}>
      Afinar con el cuestionario
    </a>
  );
}
