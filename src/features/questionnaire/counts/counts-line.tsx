import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Counts } from '#contract/counts.ts';
import type { Observable } from '#src/lib/observed.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import type { FormState } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { type AnswersChange, isBudget } from '../answers-reducer.ts';

/** After this a count of other answers is no longer shown. */
const STALE_MS = 300;
/** Of stillness, before a count is read out: a slider passes many. */
const SETTLED_MS = 1000;

interface CountsLineProps {
  answers: FormState;
  change: (next: AnswersChange) => void;
  /** Set to how many remain with each option of each requirement. */
  remaining: Observable<Counts['options'] | null>;
  className: string;
  /** Where nothing could be counted. */
  instead: ReactNode;
}

/** How many laptops meet the answers; where none does, the change that helps. A line on top of the panel of small screens. */
export function CountsLine({ answers, change, remaining, className, instead }: CountsLineProps) {
  const counts = useCounts(answers);
  const line = useRef<HTMLParagraphElement>(null);
  const help = counts?.help;
  const said = useSettled(counts ? `${counts.text}. ${help?.text ?? ''}` : '');
  useEffect(() => {
    let isNewest = true;
    // After the count has been drawn: nobody sees the options of a closed list.
    void whenIdle().then(() => isNewest && remaining.set(counts && counts.options));
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
                // It disappears: keyboard users continue at what it has changed.
                line.current?.focus();
                const { budget, requirements } = help;
                change({ type: 'replace', answers: { ...answers, budget, requirements } });
              }}
              className="-my-3 py-3 text-start underline underline-offset-3"
            >
              {help.text}
            </button>
          )}
        </p>
      ) : (
        instead
      )}
      <output className="sr-only">{said}</output>
    </>
  );
}

/** The newest answers' counts; `null` where this device cannot tell. */
function useCounts(answers: FormState): Counts | null {
  const { device } = useServices();
  const [counts, setCounts] = useState<Counts | null>(null);
  useEffect(() => {
    const late = setTimeout(setCounts, STALE_MS, null);
    let isOver = !isBudget(answers.budget);
    const show = (next: Counts) => {
      if (isOver) return;
      clearTimeout(late);
      setCounts(next);
    };
    // A failure needs no words: the time above passes.
    if (!isOver)
      device
        .current()
        ?.then((host) => host.counts(answers).then(show))
        .catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(late);
    };
  }, [answers, device]);
  return counts;
}

/** The words once they have not changed for a while. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_MS, words);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
