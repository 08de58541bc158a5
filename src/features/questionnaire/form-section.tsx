import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  number: number;
  title: string;
  need?: string;
  effect: string;
  id?: string;
  disabled: boolean;
  children: ReactNode;
}

export function FormSection({ number, title, need, effect, id, disabled, children }: FormSectionProps) {
  const effectId = useId();
  return (
    <fieldset
      id={id}
      disabled={disabled}
      aria-describedby={effectId}
      className={`min-w-0 scroll-mt-8 ${number > 2 ? 'layout-deferred' : ''}`}
    >
      <legend className="w-full">
        <SectionTitle number={number} title={title} />
      </legend>
      <p id={effectId} className="mt-1.5 max-w-prose text-muted max-sm:leading-snug sm:mt-2 sm:ps-14">
        {need !== undefined && <span className="font-semibold text-text">{need}. </span>}
        {effect}
      </p>
      <div className="mt-3 sm:mt-5 sm:ps-14">{children}</div>
    </fieldset>
  );
}

export function SectionTitle({ number, title }: { number: number; title: string }) {
  return (
    <span className="flex items-start gap-3 sm:gap-4">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full border-2 border-text font-heading font-bold tabular-nums sm:size-10">
        {number}
      </span>{' '}
      <h2 className="min-w-0 pt-1 text-[clamp(1.35rem,1.15rem+0.95vw,1.85rem)]">{title}</h2>
    </span>
  );
}
