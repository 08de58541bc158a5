import { type KeyboardEvent, useId } from 'react';
import { type Switch, SWITCHES } from '#contract/answers.ts';
import { SWITCH_WORDS } from '#src/lib/answer-words.ts';

interface SwitchesProps {
  on: Record<Switch, boolean>;
  onChange: (name: Switch, on: boolean) => void;
  className?: string;
}

/** Browsers would send the form, with the questions below unanswered. */
export function checkOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** What is either so or not, each with what it means. */
export function Switches({ on, onChange, className = '' }: SwitchesProps) {
  const id = useId();
  return (
    <div className={`flex flex-wrap gap-x-8 ${className}`}>
      {SWITCHES.map((name) => (
        <label key={name} className="flex min-h-11 min-w-0 items-center gap-3 py-1.5 leading-snug">
          <input
            type="checkbox"
            name={name}
            checked={on[name]}
            onChange={(event) => onChange(name, event.currentTarget.checked)}
            onKeyDown={checkOnEnter}
            aria-labelledby={`${id}${name}`}
            aria-describedby={`${id}${name}effect`}
            className="size-icon shrink-0 scroll-mt-8 scroll-mb-48 accent-accent"
          />
          <span className="min-w-0">
            <span id={`${id}${name}`}>{SWITCH_WORDS[name].label}</span>{' '}
            <span id={`${id}${name}effect`} className="block text-sm text-muted">
              {SWITCH_WORDS[name].detail}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
