import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Guide } from '#contract/pages/guide.ts';
import { PATHS } from '#src/config/paths.ts';
import { useServices } from '#src/services/services.tsx';
import { buttonVariants } from '#src/ui/button.tsx';

/**
 * Opens the form with the answers of the guide, to be changed or sent. The press loads the code for that; if it fails,
 * the form opens with the purpose alone.
 * @param code of `encodeAnswers`
 */
export function FillForm({ code, purpose }: Pick<Guide, 'code' | 'purpose'>) {
  const { localData } = useServices();
  const navigate = useNavigate();
  const address = `${PATHS.form}?purposes=${purpose}`;
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const [{ decodeAnswers }, { putInForm }] = await Promise.all([
        import('#src/lib/answers-code.ts'),
        import('#src/services/use-repeat.ts'),
      ]);
      // False if the visitor chose to keep the form's own answers.
      if (putInForm(localData, decodeAnswers(code).answers)) await navigate(PATHS.form);
    } catch {
      await navigate(address);
    }
  };
  return (
    <a href={address} className={buttonVariants({ variant: 'secondary' })} onClick={(event) => void open(event)}>
      Afinar con el cuestionario
    </a>
  );
}
