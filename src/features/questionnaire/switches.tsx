import { type KeyboardEvent, useId } from 'react';
import { type Switch, SWITCHES } from '#contract/answers.ts';
import type { Counts } from '#contract/counts.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { SWITCH_WORDS } from '#src/content/answer-words.ts';
import { type Observed, useObserved } from '#src/lib/observed.ts';

interface SwitchesProps {
  on: Record<Switch, boolean>;
  /** The counts with and without each switch; `null` until they are known. */
  remaining: Observed<Counts | null>;
  onChange: (name: Switch, on: boolean) => void;
  className?: string;
}

/** Browsers would send the form, with the questions below unanswered. */
export function checkOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** What is either so or not, each with its effect on the number of laptops. */
export function Switches({ on, remaining, onChange, className = '' }: SwitchesProps) {
  const counts = useObserved(remaining, null);
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
            className="size-5 shrink-0 scroll-mt-8 scroll-mb-48 accent-accent"
          />
          <span className="min-w-0">
            <span id={`${id}${name}`}>{SWITCH_WORDS[name].label}</span>{' '}
            <span id={`${id}${name}effect`} className="block text-sm text-muted tabular-nums">
              {(counts && EFFECTS[name](...countsOf(name, on[name], counts))) || SWITCH_WORDS[name].detail}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** @returns the counts with the switch on and off */
function countsOf(name: Switch, isOn: boolean, { count, switched }: Counts): [on: number, off: number, isOn: boolean] {
  return isOn ? [count, switched[name], isOn] : [switched[name], count, isOn];
}

/** Empty without an effect. */
const EFFECTS: Record<Switch, (on: number, off: number, isOn: boolean) => string> = {
  ownsWindows: (on, off) =>
    on > off ? `+ ${spanishNumber(on - off)} ${on - off === 1 ? 'portátil' : 'portátiles'}` : '',
  seenInSpain: (on, off, isOn) => {
    const one = on === 1;
    const remain = isOn ? `queda${one ? '' : 'n'}` : `quedaría${one ? '' : 'n'}`;
    return `${remain} ${spanishNumber(on)} de ${spanishNumber(off)}`;
  },
};
