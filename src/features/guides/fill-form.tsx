import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useServices } from '#src/services/services.tsx';
import { buttonClass } from '#src/ui/button.tsx';

/**
 * Opens the form with the answers of the guide, to be changed or sent. What reads and keeps answers is loaded by the press;
 * without it the form opens with the purpose alone.
 *
 * @param code of `encodeAnswers`
 */
export function FillForm({ code = '', purpose = '' }: { code?: string | undefined; purpose?: string | undefined }) {
  const { localData } = useServices();
  const navigate = useNavigate();
  const address = `${PATHS.form}?purposes=${purpose}`;
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const { fillForm } = await import('./put-code-in-form.ts');
      if (fillForm(localData, code)) await navigate(PATHS.form);
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
