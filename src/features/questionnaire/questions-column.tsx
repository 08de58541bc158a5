import { memo, useId, useMemo } from 'react';
import type { FormState } from '#src/services/storage-schemas.ts';
import { DEVICE_CHOICES, PRIORITY_CHOICES, PURPOSE_CHOICES } from '#src/lib/answer-words.ts';
import { SelectField } from '#src/ui/fields.tsx';
import { type AnswersChange, countRequirements, isBudget, isBudgetChosen } from '#src/services/answers-reducer.ts';
import { BudgetField } from './budget-field.tsx';
import { expectationFor } from './expectation.ts';
import { CardChoices, FormSection, SectionTitle } from './form-section.tsx';
import { OwnsWindowsBox, RequirementSelects } from './requirement-selects.tsx';

export const PURPOSES_ID = 'usos';
export const BUDGET_ID = 'presupuesto';

interface QuestionsColumnProps {
  answers: FormState;
  change: (next: AnswersChange) => void;
  disabled: boolean;
}

/** Memoized so that the urgent render of a submit skips it; see `useDeferredValue` in `questionnaire-page.tsx`. */
export const QuestionsColumn = memo(function QuestionsColumn({ answers, change, disabled }: QuestionsColumnProps) {
  const { purposes, priorities, budget, requirements, ownsWindows = false } = answers;
  const count = countRequirements(answers) + Number(ownsWindows);
  const chosen = isBudgetChosen(answers);
  const expectation = isBudget(budget) ? expectationFor(answers) : '';
  const requirementSelects = useMemo(
    () => (
      <RequirementSelects
        requirements={requirements}
        count={count}
        onChange={(field, value) => change({ type: 'requirement', field, value })}
      >
        <OwnsWindowsBox checked={ownsWindows} onChange={(on) => change({ type: 'ownsWindows', on })} className="mt-5" />
      </RequirementSelects>
    ),
    [requirements, count, ownsWindows, change],
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
        <CardChoices type="purpose" choices={PURPOSE_CHOICES} chosen={purposes} change={change} />
      </FormSection>
      <FormSection
        number={3}
        title="¿Qué valoras más?"
        need="Opcional"
        effect="Lo que marques cuenta tanto como los usos."
        disabled={disabled}
      >
        <CardChoices type="priority" choices={PRIORITY_CHOICES} chosen={priorities} change={change} />
      </FormSection>
      <FormSection
        id={BUDGET_ID}
        number={4}
        title="¿Cuánto quieres gastar?"
        effect="Es un tope: buscamos solo por debajo, con los precios que conocemos."
        disabled={disabled}
      >
        <BudgetField budget={budget} chosen={chosen} expectation={expectation} change={change} />
      </FormSection>
      <FormSection
        number={5}
        title="¿Algo imprescindible?"
        need="Opcional"
        effect="Cada requisito descarta portátiles: marca solo lo que no perdonas."
        disabled={disabled}
      >
        {requirementSelects}
      </FormSection>
    </div>
  );
});

/** One line, because there is one kind of device so far, so that the first question is visible at once. */
function DeviceLine({ deviceType, disabled }: { deviceType: string; disabled: boolean }) {
  const effectId = useId();
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={effectId}
      className="-mb-4 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4"
    >
      {/* Floating puts the legend into the line. */}
      <legend className="float-left">
        <SectionTitle number={1} title="¿Qué buscas?" />
      </legend>
      <SelectField
        label="Tipo de dispositivo"
        labelHidden
        name="deviceType"
        options={DEVICE_CHOICES}
        defaultValue={deviceType}
        className="-mt-1.5 max-w-full grow basis-[7.5rem] sm:grow-0 sm:basis-[10rem]"
      />
      <p id={effectId} className="text-sm text-muted max-sm:sr-only">
        De momento, solo portátiles.
      </p>
    </fieldset>
  );
}
