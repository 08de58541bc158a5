import { memo, type ReactNode, useId } from 'react';
import type { Priority, Purpose } from '#contract/answers.ts';
import type { Choice } from '#src/lib/answer-words.ts';
import { Breakable } from '#src/ui/breakable.tsx';
import { CHOICE } from '#src/ui/field.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { AnswersChange } from '#src/services/answers-reducer.ts';
import { FIELD_NAMES } from './early-choices.ts';
import { checkOnEnter } from './switches.tsx';
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
      <h2 className="min-w-0 text-[min(8.5vw,clamp(1.35rem,1.15rem+0.95vw,1.85rem))]">{title}</h2>
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
      {choices.map(({ id, label, detail }) => (
        <ChoiceCard
          key={id}
          name={FIELD_NAMES[type]}
          id={id}
          label={label}
          detail={detail}
          checked={chosen.includes(id)}
          onChange={(checked) => change({ type, id, chosen: checked })}
        />
      ))}
    </div>
  );
});

interface ChoiceCardProps {
  name: string;
  id: Purpose | Priority;
  label: string;
  detail: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox as large as a card. Its accessible name is the label alone. */
function ChoiceCard({ name, id, label, detail, checked, onChange }: ChoiceCardProps) {
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
        <path d={DRAWINGS[id]} />
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

const DRAWINGS: Record<Purpose | Priority, string> = {
  office: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h4',
  editing: 'M3.5 4.5h17v10.5h-17zM10.3 7.3l4.4 2.5-4.4 2.5zM3.5 19h17M8 17.3v3.4',
  design: 'M5 17.5C5 11 11 5 17.5 5M3.3 17.5h3.4v3.2H3.3zM17.5 3.3h3.2v3.4h-3.2zM5 13V5h8',
  programming: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5M13.5 5l-3 14',
  casualgaming:
    'M7.5 7.5h9a5 5 0 0 1 4.9 5.7l-.5 3a2.2 2.2 0 0 1-3.9 1L15.5 15h-7L7 17.2a2.2 2.2 0 0 1-3.9-1l-.5-3a5 5 0 0 1 ' +
    '4.9-5.7zM8 9.7v3M6.5 11.2h3M15 12.2v.01M17.3 10.2v.01',
  gaming:
    'M12.2 3c.6 3.6 5.3 5.4 5.3 10.6a5.5 5.5 0 0 1-11 0c0-2.1 1-3.7 2.1-4.8.3 1.9 1 2.8 1.9 3.3C12.4 10 11.3 6.2 12.2 3z',
  screen: 'M3.5 5h17v11h-17zM8 20h8M12 16v4M7.5 12l3.5-3.5M13 12l1.5-1.5',
  battery: 'M3 8h15v8H3zM21 10.5v3M6 10.8v2.4M9 10.8v2.4M12 10.8v2.4',
  weight: 'M4.5 19.5L15 9M19.5 4.5c-7-.8-12.3 3.3-11.7 11 7.2.6 12.4-4.3 11.7-11zM8 15.5h5.5',
  graphics: 'M3.5 7h17v9h-17zM7 16v3M11 16v3M12 8.9a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 1 0 0-5.2zM17.5 9.5v4M6.5 9.5v4',
  silence: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4zM16 10l4 4M20 10l-4 4',
  build: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10',
};
