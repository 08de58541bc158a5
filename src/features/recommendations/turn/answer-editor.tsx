import { useEffect, useId, useRef } from 'react';
import { PRIORITY_CHOICES, PURPOSE_CHOICES, type Choice } from '#src/content/answer-words.ts';
import { Button } from '#src/ui/button.tsx';
import { countRequirements } from '../../questionnaire/answers-reducer.ts';
import { BudgetSlider } from '../../questionnaire/budget-slider.tsx';
import { RequirementSelects } from '../../questionnaire/requirement-selects.tsx';
import type { PanelProps } from '../answer-bar.tsx';
import { focusBar } from './focus.ts';
import { useDraft } from './use-draft.ts';

/** All questions of the form in little room: each change turns the results. */
export function AnswerEditor({ code, answers, close }: PanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { draft, change } = useDraft(code, answers);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby={titleId} className="mt-1 mb-6 rounded-card border border-line bg-sunken p-4 sm:p-6">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-xl outline-none">
        Ajusta tu respuesta
      </h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <BudgetSlider budget={draft.budget} onChange={(euros) => change({ type: 'budget', euros })} />
        <div className="grid gap-5">
          <Pills
            legend="Usos"
            choices={PURPOSE_CHOICES}
            chosen={draft.purposes}
            onChange={(id, chosen) => change({ type: 'purpose', id, chosen })}
          />
          {draft.purposes.length === 0 && (
            <p role="alert" className="text-sm font-semibold text-negative">
              Elige al menos un uso.
            </p>
          )}
          <Pills
            legend="Prioridades"
            choices={PRIORITY_CHOICES}
            chosen={draft.priorities}
            onChange={(id, chosen) => change({ type: 'priority', id, chosen })}
          />
        </div>
      </div>
      <div className="mt-5">
        <RequirementSelects
          requirements={draft.requirements}
          count={countRequirements(draft)}
          onChange={(field, value) => change({ type: 'requirement', field, value })}
        />
      </div>
      <Button
        className="mt-5"
        onClick={() => {
          focusBar();
          close();
        }}
      >
        Listo
      </Button>
    </section>
  );
}

interface PillsProps<Id extends string> {
  legend: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onChange: (id: Id, chosen: boolean) => void;
}

function Pills<Id extends string>({ legend, choices, chosen, onChange }: PillsProps<Id>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, label }) => (
          <label
            key={id}
            className="choice inline-flex min-h-11 items-center gap-2 rounded-full bg-raised px-4 text-sm font-semibold"
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) => onChange(id, event.currentTarget.checked)}
              className="size-4.5 accent-accent outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
