import { useId } from 'react';
import { BUDGET } from '#contract/answers.ts';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { expectationAt } from './budget-expectations.ts';
import { euros } from '#src/lib/euros.ts';
import { FIELD_NAMES } from './early-choices.ts';

const BUDGET_MARKS = [200, 1500, 3000, 4000] as const;

interface BudgetSliderProps {
  budget: number;
  onChange: (euros: number) => void;
}

export function BudgetSlider({ budget, onChange }: BudgetSliderProps) {
  const expectationId = useId();
  return (
    <div className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <p aria-hidden="true" className="font-heading text-5xl leading-none font-bold tabular-nums sm:text-6xl">
        {euros(budget)}
      </p>
      <p id={expectationId} className="mt-3 min-h-[4.8em] max-w-prose leading-[1.6] sm:min-h-[3.2em]">
        {expectationAt(budget)}
      </p>
      <div className="mt-3">
        <RangeSlider
          label="Presupuesto máximo"
          name={FIELD_NAMES.budget}
          min={BUDGET.min}
          max={BUDGET.max}
          step={BUDGET.step}
          value={budget}
          words={euros}
          marks={BUDGET_MARKS}
          describedBy={expectationId}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
