import { type SelectHTMLAttributes, useId } from 'react';
import { cn } from './cn.ts';
import { fieldVariants } from './field.ts';
import { ChevronDownIcon } from './icons.tsx';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children' | 'onChange'> {
  label: string;
  /** Whether only screen readers get the label, because a heading says the same. */
  labelHidden?: boolean;
  hint?: string | undefined;
  options: readonly SelectOption[];
  onChange?: (value: string) => void;
}

export function SelectField({
  label,
  labelHidden = false,
  hint,
  options,
  onChange,
  className,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={cn('flex flex-col justify-end', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold wrap-anywhere hyphens-auto'}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="relative mt-1.5">
        <select
          id={id}
          aria-describedby={hint && `${id}hint`}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          className={fieldVariants({ variant: 'select' })}
          {...rest}
        >
          {options.map(({ value, label: words, disabled = false }) => (
            <option key={value} value={value} disabled={disabled}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted" />
      </div>
    </div>
  );
}
