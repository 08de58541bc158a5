import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Counts } from '#contract/counts.ts';
import type { Observable } from '#src/lib/observed.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { useAsked } from '#src/services/ask.ts';
import type { FormState } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { type AnswersChange, isBudget } from '../answers-reducer.ts';

/** A count of earlier answers is hidden after this time. */
const STALE_MS = 300;
/** A count is announced once it has not changed for this long: a slider passes through many. */
const SETTLED_MS = 1000;

interface CountsLineProps {
  answers: FormState;
  change: (next: AnswersChange) => void;
  /** Receives the counts, for the options and switches. */
  remaining: Observable<Counts | null>;
  className: string;
  /** Shown until there is a count. */
  placeholder: ReactNode;
}

/** How many laptops meet the answers; if none, the change that helps. On small screens a line on top of the panel. */
export function CountsLine({ answers, change, remaining, className, placeholder }: CountsLineProps) {
  const counts = useCounts(answers);
  const line = useRef<HTMLParagraphElement>(null);
  const help = counts?.help;
  const announced = useSettled(counts && `${counts.text}. ${help?.text ?? ''}`, SETTLED_MS);
  useEffect(() => {
    let isNewest = true;
    // Waits until the count is painted, because the options of a closed list are not visible anyway.
    void whenIdle().then(() => isNewest && remaining.set(counts));
    return () => {
      isNewest = false;
    };
  }, [remaining, counts]);
  return (
    <>
      {counts ? (
        <p ref={line} tabIndex={-1} className={className}>
          <span aria-hidden="true">{counts.text}.</span>{' '}
          {help && (
            <button
              type="button"
              onClick={() => {
                // The pressed button disappears: keyboard users continue at the line.
                line.current?.focus();
                const { budget, requirements, seenInSpain } = help;
                change({ type: 'replace', answers: { ...answers, budget, requirements, seenInSpain } });
              }}
              className="-my-3.5 py-3.5 text-start underline underline-offset-3"
            >
              {help.text}
            </button>
          )}
        </p>
      ) : (
        placeholder
      )}
      <output className="sr-only">{announced}</output>
    </>
  );
}

/** The counts for the newest answers; `null` if this device cannot compute them. */
function useCounts(answers: FormState): Counts | null {
  const { device } = useServices();
  // A failure is not shown: the line disappears after STALE_MS.
  const { value, answered } = useAsked(isBudget(answers.budget) ? answers : null, async (asked) =>
    (await device()).counts(asked),
  );
  const waiting = useSettled(answered ? null : answers, STALE_MS);
  return value && (answered || waiting !== answers) ? value : null;
}

/** The value once it has not changed for a while. */
function useSettled<T>(value: T, afterMs: number): T | null {
  const [settled, setSettled] = useState<T | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
