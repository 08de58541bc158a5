import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';
import { isBlank } from '#src/lib/typed-text.ts';
import { cn } from './cn.ts';
import { type FieldVariant, fieldVariants } from './field.ts';
import { ChevronDownIcon } from './icons.tsx';

interface FieldProps {
  label: string;
  /** Whether only screen readers get the label, because a heading says the same. */
  labelHidden?: boolean | undefined;
  hint?: string | undefined;
  /** Why the value is refused; read out as soon as it appears. */
  error?: string | undefined;
  className?: string | undefined;
}

export function TextField({ label, hint, error, className, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(ariaProps) => <input type="text" {...input} {...ariaProps} className={fieldVariants()} />}
    </Field>
  );
}

interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  variant?: Extract<FieldVariant, 'area' | 'paste'>;
}

export function TextArea({ label, hint, error, variant = 'area', className, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(ariaProps) => <textarea {...textarea} {...ariaProps} className={fieldVariants({ variant })} />}
    </Field>
  );
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'children' | 'onChange'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  onChange?: (value: string) => void;
}

export function SelectField({ label, labelHidden, hint, className, options, onChange, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, className }}>
      {(ariaProps) => (
        <>
          <select
            {...select}
            {...ariaProps}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            className={fieldVariants({ variant: 'select' })}
          >
            {options.map(({ value, label: words, disabled = false }) => (
              <option key={value} value={value} disabled={disabled}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted" />
        </>
      )}
    </Field>
  );
}

function Field({
  label,
  labelHidden = false,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: (ariaProps: AriaAttributes & { id: string }) => ReactNode }) {
  const id = useId();
  const ids = { hint: `${id}hint`, error: `${id}error` };
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return (
    <div className={cn('flex flex-col justify-end', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold wrap-anywhere hyphens-auto'}>
        {label}
      </label>
      {hint && (
        <p id={ids.hint} className="text-sm text-muted wrap-anywhere">
          {hint}
        </p>
      )}
      <div className="relative mt-1.5">
        {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      </div>
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
