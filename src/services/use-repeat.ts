import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import type { SavedCriteria } from './history.ts';
import type { LocalData } from './local-data.ts';
import { FORM_STATE, type FormState, USER_PREFERENCES } from './storage-schemas.ts';
import { useServices } from './services.tsx';
import { differsFromDefaults } from './answers-reducer.ts';

const CONFIRM_REPLACE = 'Tienes respuestas a medias en el cuestionario. ¿Cambiarlas por las de esta búsqueda?';

/** The answers of stored criteria, to be submitted again; `null` without a purpose, which every submission needs. */
export function answersOf(criteria: SavedCriteria): FormState | null {
  const answers = FORM_STATE.parse(criteria);
  return answers && answers.purposes.length > 0 ? answers : null;
}

/** Opens the form with `answers`, to be changed or sent: prices and needs may have changed since. */
export function useRepeat(): (answers: FormState) => void {
  const { localData } = useServices();
  const navigate = useNavigate();
  return (answers) => {
    if (putInForm(localData, answers)) void navigate(PATHS.form);
  };
}

/** Asks the user before it replaces answers that were never submitted. @returns whether the form has `answers` now */
export function putInForm(localData: LocalData, answers: FormState): boolean {
  if (wouldLose(localData, answers) && !globalThis.confirm(CONFIRM_REPLACE)) return false;
  localData.write(FORM_STATE, answers);
  return true;
}

/** Whether the form has other answers than `next` that were never submitted. */
function wouldLose(localData: LocalData, next: FormState): boolean {
  const current = localData.read(FORM_STATE);
  if (current === null || !differsFromDefaults(current)) return false;
  return [next, localData.read(USER_PREFERENCES)].every(
    (kept) => kept === null || encodeAnswers(kept) !== encodeAnswers(current),
  );
}
