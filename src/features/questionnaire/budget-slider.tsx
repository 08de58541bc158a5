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
  onChange: (euros: number) => void;
}

export function BudgetSlider({ budget, onChange }: BudgetSliderProps) {
  const wordsId = useId();
  return (
    <div className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <BudgetField budget={budget} expectation={expectationAt(budget)} wordsId={wordsId} onChange={onChange} />
      <div className="mt-3">
        <RangeSlider
          label="Presupuesto máximo"
          name={FIELD_NAMES.budget}
          min={BUDGET.min}
          max={BUDGET.max}
          step={BUDGET.step}
          value={onSlider(budget)}
          words={euros}
          marks={BUDGET_MARKS}
          describedBy={wordsId}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

interface Expectation {
  from: number;
  sentence: string;
}

/** Every claim is checked against the catalogue by `tests/src/features/questionnaire/budget-expectations.test.ts`. */
export const BUDGET_EXPECTATIONS: readonly [Expectation, ...Expectation[]] = [
  { from: 200, sentence: 'Por menos de 300 € apenas hay portátiles: puede que no te encontremos ninguno.' },
  { from: 300, sentence: 'Lo justo para navegar y ofimática: 8 GB de memoria y gráfica integrada.' },
  { from: 400, sentence: 'Para clase y oficina, sin gráfica dedicada: pocos llegan a 16 GB de memoria.' },
  { from: 500, sentence: 'Trabajo y estudio con soltura: lo normal son 16 GB de memoria y 512 GB de disco.' },
  { from: 800, sentence: 'Más de uno de cada tres trae ya gráfica dedicada, para jugar o editar vídeo.' },
  { from: 1000, sentence: 'Más de la mitad trae gráfica dedicada; algunos, una RTX 4060 o una 5060.' },
  {
    from: 1300,
    sentence: 'Hay donde elegir: buena gráfica, pantalla muy nítida o poco peso; las tres cosas a la vez, casi nunca.',
  },
  { from: 1800, sentence: 'Lo normal son 32 GB de memoria y una pantalla más nítida que Full HD.' },
  { from: 2600, sentence: 'Lo más potente. Si uno más barato te sirve igual, irá por delante.' },
];

export const expectationAt = (budget: number): string =>
  (BUDGET_EXPECTATIONS.findLast(({ from }) => from <= budget) ?? BUDGET_EXPECTATIONS[0]).sentence;
