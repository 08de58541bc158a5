import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';
import { isBlank } from '../lib/typed-text.ts';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** Why the value is refused; read out as soon as it appears. */
  error?: string | undefined;
  className?: string | undefined;
}

const CONTROL =
  'mt-1.5 block w-full scroll-mt-8 rounded-control border border-muted bg-raised px-4 py-2.5 text-text ' +
  'transition-colors placeholder:text-muted enabled:hover:border-text disabled:opacity-60 ' +
  'user-invalid:border-negative user-invalid:shadow-[inset_0_0_0_1px_var(--color-negative)] aria-invalid:border-negative';

export function TextField({ label, hint, error, className, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(ariaProps) => <input type="text" {...input} {...ariaProps} className={`min-h-12 ${CONTROL}`} />}
    </Field>
  );
}

/** Several lines of text; the box grows with them where the browser supports it. */
export function TextArea({ label, hint, error, className, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(ariaProps) => <textarea {...textarea} {...ariaProps} className={`min-h-40 field-sizing-content ${CONTROL}`} />}
    </Field>
  );
}

function Field({
  label,
  hint,
  error,
  className = '',
  children,
}: FieldProps & { children: (ariaProps: AriaAttributes & { id: string }) => ReactNode }) {
  const id = useId();
  const ids = { hint: `${id}hint`, error: `${id}error` };
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={ids.hint} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.error} role="alert" className="mt-1.5 text-sm font-medium text-negative">
          {error}
        </p>
      )}
    </div>
  );
}

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

/** Clears the message of {@link refuseBlank} when the visitor types again. */
export function clearCustomError({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.setCustomValidity('');
}

export const ONLY_BLANKS = 'Aquí solo hay espacios: escribe algo.';
