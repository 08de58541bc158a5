import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';
import { isBlank } from '#src/lib/typed-text.ts';
import { cn } from './cn.ts';
import { type FieldVariant, fieldVariants } from './field.ts';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** Why the value is refused; read out as soon as it appears. */
  error?: string | undefined;
  /** Classes for the field together with its label. */
  className?: string | undefined;
}

export function TextField({ label, hint, error, className, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(ariaProps) => <input type="text" {...input} {...ariaProps} className={cn(fieldVariants(), 'mt-1.5')} />}
    </Field>
  );
}

interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  variant?: Extract<FieldVariant, 'area' | 'paste'>;
}

export function TextArea({ label, hint, error, variant = 'area', className, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(ariaProps) => <textarea {...textarea} {...ariaProps} className={cn(fieldVariants({ variant }), 'mt-1.5')} />}
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
