import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';

const LOOK =
  'w-full scroll-mt-8 rounded-control border border-muted bg-raised px-4 py-2.5 text-text transition-colors ' +
  'placeholder:text-muted enabled:hover:border-text disabled:opacity-60 ' +
  'user-invalid:border-negative user-invalid:shadow-[inset_0_0_0_1px_var(--color-negative)]';

interface Words {
  label: string;
}

interface TextFieldProps extends Words, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  type?: 'text' | 'email';
}

/** A labelled line of text. */
export function TextField({ label, className = '', type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input id={id} type={type} className={`mt-1.5 block min-h-12 ${LOOK}`} {...rest} />
    </div>
  );
}

/** A labelled text of several lines; it grows with what is written where the browser knows how. */
export function TextArea({
  label,
  className = '',
  ...rest
}: Words & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea id={id} className={`mt-1.5 block min-h-40 field-sizing-content ${LOOK}`} {...rest} />
    </div>
  );
}
