import { decodeAnswers } from '#src/lib/answers-code.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { putInForm } from '../history/use-repeat.ts';

/** @returns whether the form has the answers of `code` now: false if the visitor chose to keep the form's own */
export const fillForm = (localData: LocalData, code: string): boolean =>
  putInForm(localData, decodeAnswers(code).answers);
