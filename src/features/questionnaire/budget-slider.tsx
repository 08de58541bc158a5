import { useId } from 'react';
import { BUDGET } from '#contract/answers.ts';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { euros } from '#src/lib/euros.ts';
import { onSlider } from './answers-reducer.ts';
import { BudgetField } from './budget-field.tsx';
import { FIELD_NAMES } from './early-choices.ts';

const BUDGET_MARKS = [200, 1500, 3000, 4000] as const;

interface BudgetSliderProps {
  budget: number;
  chosen: boolean;
  expectation: string;
  onChange: (euros: number) => void;
}

export function BudgetSlider({ onChange, ...field }: BudgetSliderProps) {
  const { budget } = field;
  const wordsId = useId();
  return (
    <div className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <BudgetField {...field} wordsId={wordsId} onChange={onChange} />
      <div className="mt-3">
        <BudgetRange budget={budget} marks={BUDGET_MARKS} describedBy={wordsId} onChange={onChange} />
      </div>
    </div>
  );
}

interface BudgetRangeProps {
  budget: number;
  marks: readonly number[];
  describedBy?: string;
  onChange: (euros: number) => void;
}

export const BudgetRange = ({ budget, ...range }: BudgetRangeProps) => (
  <RangeSlider
    label="Presupuesto máximo"
    name={FIELD_NAMES.budget}
    min={BUDGET.min}
    max={BUDGET.max}
    step={BUDGET.step}
    value={onSlider(budget)}
    words={euros}
    {...range}
  />
);
