import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { REQUIREMENT_OPTIONS, type RequirementField, type Requirements } from '#contract/answers.ts';
import { OWNS_WINDOWS_WORDS } from '#src/lib/answer-words.ts';
import { cn } from '#src/ui/cn.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SelectField } from '#src/ui/fields.tsx';
import { counted } from '#src/lib/figures.ts';
import { REQUIREMENT_QUESTIONS } from '#src/lib/requirement-questions.ts';

interface RequirementSelectsProps {
  requirements: Requirements;
  count: number;
  onChange: (field: RequirementField, value: Requirements[RequirementField]) => void;
  /** Below the selects. */
  children?: ReactNode;
}

export function RequirementSelects({ requirements, count, onChange, children }: RequirementSelectsProps) {
  return (
    <Disclosure
      summary={
        <span>
          Requisitos técnicos{' '}
          <span className="font-normal text-muted">{`· ${count === 0 ? 'ninguno elegido' : counted(count, 'elegido', 'elegidos')}`}</span>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
        {REQUIREMENT_QUESTIONS.map(({ field, label, hint, options }) => (
          <SelectField
            key={field}
            name={field}
            label={label}
            hint={hint}
            options={options}
            value={requirements[field]}
            onChange={(value) => onChange(field, toOption(field, value))}
          />
        ))}
      </div>
      {children}
    </Disclosure>
  );
}

function toOption(field: RequirementField, value: string): Requirements[RequirementField] {
  const options: readonly Requirements[RequirementField][] = REQUIREMENT_OPTIONS[field];
  return options.find((option) => option === value) ?? '';
}

interface OwnsWindowsBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  className: string;
}

/** Browsers would send the form, with the questions below unanswered. */
export function checkOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

export function OwnsWindowsBox({ checked, onChange, className }: OwnsWindowsBoxProps) {
  const id = useId();
  return (
    <label className={cn('flex min-h-11 min-w-0 items-center gap-3 py-1.5 leading-snug', className)}>
      <input
        type="checkbox"
        name="ownsWindows"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onKeyDown={checkOnEnter}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}effect`}
        className="size-icon shrink-0 scroll-mt-8 scroll-mb-48 accent-accent"
      />
      <span className="min-w-0">
        <span id={`${id}label`}>{OWNS_WINDOWS_WORDS}</span>{' '}
        <span id={`${id}effect`} className="block text-sm text-muted">
          Ningún precio suma la licencia
        </span>
      </span>
    </label>
  );
}
