import { isBlank } from '../lib/typed-text.ts';

/** Browsers accept spaces in a required field. Reports the first such field as invalid and returns true. */
export function refuseBlank(form: HTMLFormElement, words: string): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':is(input, textarea)[required]')) {
    if (!isBlank(field.value)) continue;
    field.setCustomValidity(words);
    field.reportValidity();
    return true;
  }
  return false;
}

export function acceptAgain({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.setCustomValidity('');
}

export const ONLY_BLANKS = 'Aquí solo hay espacios: escribe algo.';
