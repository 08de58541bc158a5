import { memo, type ReactNode, useId } from 'react';
import type { Priority, Purpose } from '#contract/answers.ts';
import type { Choice } from '#src/lib/answer-words.ts';
import { Breakable } from '#src/ui/breakable.tsx';
import { CHOICE } from '#src/ui/field.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { AnswersChange } from '#src/services/answers-reducer.ts';
import { FIELD_NAMES } from './early-choices.ts';
import { checkOnEnter } from './requirement-selects.tsx';
import { cn } from '#src/ui/cn.ts';

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
    <fieldset id={id} disabled={disabled} aria-describedby={effectId} className="min-w-0 scroll-mt-8">
      <legend className="w-full">
        <SectionTitle number={number} title={title} />
      </legend>
      <p id={effectId} className="mt-1.5 max-w-measure text-muted max-sm:leading-snug sm:ms-14 sm:mt-2">
        {need !== undefined && <span className="font-semibold text-text">{`${need}. `}</span>}
        <span>{effect}</span>
      </p>
      <div className="mt-3 sm:mt-5 sm:ps-14">{children}</div>
    </fieldset>
  );
}

export function SectionTitle({ number, title }: { number: number; title: string }) {
  return (
    <span className="flex items-center gap-3 sm:gap-4">
      <span
        className={cn(
          'grid size-[2.25rem] shrink-0 place-items-center rounded-full border-2 border-text font-heading',
          'font-bold tabular-nums sm:size-[2.5rem]',
        )}
      >
        {number}
      </span>{' '}
      <h2 className="min-w-0">{title}</h2>
    </span>
  );
}

interface CardChoicesProps {
  type: 'purpose' | 'priority';
  choices: readonly Choice<Purpose | Priority>[];
  chosen: readonly (Purpose | Priority)[];
  change: (next: AnswersChange) => void;
}

/** Memoized like all questions: rendering them all for one change takes a slow phone longer than a frame. */
export const CardChoices = memo(function CardChoices({ type, choices, chosen, change }: CardChoicesProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,30%)),1fr))] gap-3">
      {choices.map(({ id, ...words }) => (
        <ChoiceCard
          key={id}
          name={FIELD_NAMES[type]}
          id={id}
          {...words}
          checked={chosen.includes(id)}
          onChange={(checked) => change({ type, id, chosen: checked })}
        />
      ))}
    </div>
  );
});

interface ChoiceCardProps extends Choice<Purpose | Priority> {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox as large as a card. Its accessible name is the label alone. */
function ChoiceCard({ name, id, label, detail, drawing, checked, onChange }: ChoiceCardProps) {
  const wordsId = useId();
  return (
    <label
      className={`@container relative flex min-w-0 flex-col wrap-anywhere rounded-card bg-raised p-3 sm:p-4 ${CHOICE}`}
    >
      {/* Covers the icons only, so that the text can be selected. */}
      <input
        type="checkbox"
        name={name}
        value={id}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onKeyDown={checkOnEnter}
        aria-labelledby={`${wordsId}label`}
        aria-describedby={`${wordsId}detail`}
        className={cn(
          'peer absolute inset-x-0 top-0 z-part h-11 cursor-[inherit] scroll-mt-8 scroll-mb-48 appearance-none',
          'rounded-t-card outline-none',
        )}
      />
      {/* Not by `:has`: Chromium would style the whole form again on every press. */}
      <Icon className="size-[1.75rem] text-muted peer-checked:text-text">
        <path d={drawing} />
      </Icon>
      <ChoiceMark />
      <span
        id={`${wordsId}label`}
        className="mt-2.5 text-[min(0.9375rem,10cqi)] leading-snug font-semibold sm:text-[min(1.0625rem,10cqi)]"
      >
        <Breakable text={label} />
      </span>
      <span id={`${wordsId}detail`} className="mt-1 text-sm leading-snug text-muted">
        {detail}
      </span>
    </label>
  );
}

/** Square, because several can be checked. Its hook is drawn by an offset that its path inherits. */
function ChoiceMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cn(
        'absolute end-3 top-3 size-[1.5rem] fill-none stroke-muted transition-[stroke-dashoffset] duration-200 ease-settle',
        '[stroke-dashoffset:1] peer-checked:fill-accent peer-checked:stroke-accent peer-checked:[stroke-dashoffset:0]',
        'sm:end-4 sm:top-4',
      )}
      aria-hidden="true"
    >
      <rect x="3" y="3" width="18" height="18" rx="4.5" strokeWidth="2" />
      <path
        d="M7.5 12.5l3 3 6-6.5"
        pathLength="1"
        className="fill-none stroke-on-accent"
        strokeWidth="2.5"
        strokeDasharray="1"
      />
    </svg>
  );
}
