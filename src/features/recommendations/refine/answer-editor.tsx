import { useEffect, useId, useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { SmallForm } from '../../questionnaire/small-form.tsx';
import type { PanelProps } from '../results-state.ts';
import { focusBar } from './focus.ts';
import { useDraft } from './use-draft.ts';

/** The small form, each change of which updates the results. */
export function AnswerEditor({ answers, close }: PanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { draft, change } = useDraft(answers);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby={titleId} className={cn(cardVariants({ variant: 'panel' }), 'mt-1 mb-6')}>
      <h2 ref={title} id={titleId} tabIndex={-1} className="mb-4 text-2xl outline-none">
        Ajusta tu respuesta
      </h2>
      <SmallForm answers={draft} onChange={change} isDue>
        <Button
          className="sm:min-h-14"
          onClick={() => {
            // On phones the button is far below it: the page would show what stands below the cards.
            focusBar({ preventScroll: false });
            close();
          }}
        >
          Listo
        </Button>
      </SmallForm>
    </section>
  );
}
