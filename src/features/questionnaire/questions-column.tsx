import { memo, useMemo } from 'react';
import type { Counts } from '#contract/counts.ts';
import type { Observed } from '#src/lib/observed.ts';
import type { FormState } from '#src/services/remembered.ts';
import { type AnswersChange, countRequirements } from './answers-reducer.ts';
import { BudgetSlider } from './budget-slider.tsx';
import { CardChoices } from './card-choices.tsx';
import { DeviceLine } from './device-line.tsx';
import { FormSection } from './form-section.tsx';
import { PRIORITY_CHOICES, PURPOSE_CHOICES } from '#src/content/answer-words.ts';
import { RequirementSelects } from './requirement-selects.tsx';
import { FIELD_NAMES } from './early-choices.ts';

export const PURPOSES_ID = 'usos';
export const BUDGET_ID = 'presupuesto';

interface QuestionsColumnProps {
  answers: FormState;
  change: (next: AnswersChange) => void;
  remaining: Observed<Counts['options'] | null>;
  disabled: boolean;
}

/** Memoized so that the urgent render of a submit skips it; see `useDeferredValue` in `questionnaire-page.tsx`. */
export const QuestionsColumn = memo(function QuestionsColumn({
  answers,
  change,
  remaining,
  disabled,
}: QuestionsColumnProps) {
  const { purposes, priorities, budget, requirements } = answers;
  const count = countRequirements(answers);
  // Each on its own: rendering all questions for a change of one takes a slow phone a frame.
  const purposeCards = useMemo(
    () => (
      <CardChoices
        name={FIELD_NAMES.purposes}
        choices={PURPOSE_CHOICES}
        chosen={purposes}
        onChange={(id, chosen) => change({ type: 'purpose', id, chosen })}
      />
    ),
    [purposes, change],
  );
  const priorityCards = useMemo(
    () => (
      <CardChoices
        name={FIELD_NAMES.priorities}
        choices={PRIORITY_CHOICES}
        chosen={priorities}
        onChange={(id, chosen) => change({ type: 'priority', id, chosen })}
      />
    ),
    [priorities, change],
  );
  const budgetSlider = useMemo(
    () => <BudgetSlider budget={budget} onChange={(amount) => change({ type: 'budget', euros: amount })} />,
    [budget, change],
  );
  const requirementSelects = useMemo(
    () => (
      <RequirementSelects
        requirements={requirements}
        count={count}
        remaining={remaining}
        onChange={(field, value) => change({ type: 'requirement', field, value })}
      />
    ),
    [requirements, count, remaining, change],
  );
  return (
    <div className="grid gap-10 sm:gap-12 lg:gap-16">
      <DeviceLine deviceType={answers.deviceType} disabled={disabled} />
      <FormSection
        id={PURPOSES_ID}
        number={2}
        title="¿Para qué lo vas a usar?"
        need="Elige al menos uno"
        effect="Si marcas varios, tendrá que poder con todos."
        disabled={disabled}
      >
        {purposeCards}
      </FormSection>
      <FormSection
        number={3}
        title="¿Qué valoras más?"
        need="Opcional"
        effect="Lo que marques cuenta tanto como los usos cuando hay que elegir entre dos."
        disabled={disabled}
      >
        {priorityCards}
      </FormSection>
      <FormSection
        id={BUDGET_ID}
        number={4}
        title="¿Cuánto quieres gastar?"
        effect="Es un tope: nada de lo que veas costará más."
        disabled={disabled}
      >
        {budgetSlider}
      </FormSection>
      <FormSection
        number={5}
        title="¿Algo imprescindible?"
        need="Opcional"
        effect="Cada requisito descarta los portátiles que no lo cumplen: marca solo los que no perdonas."
        disabled={disabled}
      >
        {requirementSelects}
      </FormSection>
    </div>
  );
});
