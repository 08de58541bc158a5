import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { OWNED_PATH } from '#src/config/paths.ts';
import { readName } from '#src/lib/read-code.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { useAsked } from '#src/services/ask.ts';
import { OWNED_LAPTOP } from '#src/services/read-laptops.ts';
import { FORM_STATE, type StoredRecommendations } from '#src/services/remembered.ts';
import { type Services, useServices } from '#src/services/services.tsx';
import { TEXT_LINK } from '#src/ui/button.tsx';
import { FailedPart } from '../connection/not-loaded.tsx';

interface OwnedLaptopProps {
  result: StoredRecommendations;
  /** Of the links that lead back to these results. */
  state: object;
  /** Takes what each laptop would change by its id; `null` if no laptop is kept that can be read. */
  onLines: (lines: Readonly<Record<string, string>> | null) => void;
  onForget: () => void;
}

/** The laptop that the visitor owns, below the recommended ones, and whether a new one is worth it. */
export function OwnedLaptop({ result, state, onLines, onForget }: OwnedLaptopProps) {
  const services = useServices();
  const { value, answered, failure, retry } = useAsked({ userInput: result.userInput }, () =>
    compare(services, result),
  );
  useEffect(() => {
    if (!answered) onLines({});
    else onLines(value ? Object.fromEntries(value.laptops.map(({ id, text }) => [id, text])) : null);
  }, [answered, value, onLines]);
  if (failure && !failure.retrying) {
    return (
      <FailedPart
        words="No se ha podido comparar con el que tienes."
        offline="Sin conexión: ahora no se puede comparar con el que tienes."
        onRetry={retry}
      />
    );
  }
  if (!value) return null;
  const { owned, advice, unknowns } = value;
  return (
    <div className="grid gap-1 rounded-card bg-sunken px-4 py-3">
      {advice !== null && <output className="font-semibold">{unbroken(advice)}</output>}
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          El que tienes ahora: <b className="font-semibold">{readName(owned) || owned.cpu}</b>
        </span>
        <Link to={OWNED_PATH} state={state} className={TEXT_LINK}>
          Cambiar
        </Link>
        <button type="button" className={TEXT_LINK} onClick={onForget}>
          Olvidar
        </button>
      </p>
      <p className="max-w-prose text-sm text-muted">
        {unbroken([...unknowns, 'Solo lo recuerda este dispositivo.'].join(' '))}
      </p>
    </div>
  );
}

/** @returns `null` if no laptop is kept that can be read, or no answers. @throws {AdvisorError} */
async function compare({ advisor, localData }: Services, { userInput }: StoredRecommendations) {
  const owned = localData.read(OWNED_LAPTOP);
  const answers = FORM_STATE.parse(userInput);
  if (!owned || !answers) return null;
  const answer = await (await advisor()).owned({ read: owned, answers });
  return { ...answer, owned };
}
