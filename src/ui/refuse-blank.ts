import { isBlank } from '../lib/typed-text.ts';

/**
 * The browser takes spaces for an answer to a required field. Where one of `form` holds nothing else, says `words` at the
 * field in the browser's own way and returns true; {@link acceptAgain} takes them away once something is typed.
 */
export function refuseBlank(form: HTMLFormElement, words: string): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':is(input, textarea)[required]')) {
    if (!isBlank(field.value)) continue;
    field.setCustomValidity(words);
    field.reportValidity();
    return true;
  }
  return false;
}

/** For the form's `onInput`. */
export function acceptAgain({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.setCustomValidity('');
}

export const ONLY_BLANKS = 'Aquí solo hay espacios: escribe algo.';
