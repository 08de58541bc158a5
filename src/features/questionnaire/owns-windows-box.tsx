import { type KeyboardEvent, useId } from 'react';
import { OWNS_WINDOWS_WORDS } from '#src/lib/answer-words.ts';
import { cn } from '#src/ui/cn.ts';

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
          ningún precio suma la licencia
        </span>
      </span>
    </label>
  );
}
