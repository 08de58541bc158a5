import { type InputHTMLAttributes, memo, useId, useState } from 'react';
import { BUDGET } from '#contract/answers.ts';
import { euros } from '#src/lib/figures.ts';
import { toEuros } from '#src/lib/typed-text.ts';
import { CHOICE, fieldVariants } from '#src/ui/field.ts';
import { cn } from '#src/ui/cn.ts';
import { type AnswersChange, isBudget } from '#src/services/answers-reducer.ts';
import { cardVariants } from '#src/ui/card.tsx';
import { BudgetRange } from './budget-range.tsx';
import { FIELD_NAMES } from './early-choices.ts';

const QUICK_AMOUNTS = [500, 700, 1000, 1500] as const;
const MARKS = [BUDGET.min, 1500, 3000, BUDGET.max] as const;

interface BudgetFieldProps {
  budget: number;
  /** Whether it is the visitor's, not the default. */
  chosen: boolean;
  /** What to expect for the budget. */
  expectation: string;
  change: (next: AnswersChange) => void;
}

/** The properties of an input for an amount. An invalid one is reported when the field is left, not while typing. */
export function useAmountInput(budget: number, onChange: (euros: number) => void) {
  const [typed, setTyped] = useState('');
  const [typing, setTyping] = useState(false);
  // Anything else that changes the budget replaces what was typed.
  const isTyped = Object.is(toEuros(typed), budget) && (typing || !isBudget(budget));
  const isWrong = !isBudget(budget) && !typing;
  const stopTyping = () => setTyping(false);
  const props: InputHTMLAttributes<HTMLInputElement> = {
    inputMode: 'decimal',
    value: isTyped ? typed : amountWords(budget),
    'aria-invalid': isWrong || undefined,
    onChange: (event) => {
      setTyped(event.currentTarget.value);
      setTyping(true);
      onChange(toEuros(event.currentTarget.value));
    },
    onBlur: stopTyping,
    onKeyDown: (event) => event.key === 'Enter' && stopTyping(),
  };
  return { isWrong, props };
}

export const WRONG_AMOUNT = `El importe no vale: de ${euros(BUDGET.min)} a ${euros(BUDGET.max)}.`;

/** The budget in euros: typed, moved or set by buttons; one control, with one label and description. Memoized like all questions. */
export const BudgetField = memo(function BudgetField({ budget, chosen, expectation, change }: BudgetFieldProps) {
  const [id, labelId, wordsId] = [useId(), useId(), useId()];
  const onChange = (amount: number) => change({ type: 'budget', euros: amount });
  const { isWrong, props } = useAmountInput(budget, onChange);
  return (
    <div className={cn(cardVariants(), 'p-5 sm:p-6')}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div>
          <label id={labelId} htmlFor={id} className="block text-sm text-muted">
            Tu tope, en euros
          </label>
          <span
            className={`mt-1 flex items-baseline gap-2 font-heading text-4xl leading-none font-bold ${chosen ? '' : 'text-muted'}`}
          >
            <input
              id={id}
              name={FIELD_NAMES.amount}
              {...props}
              aria-describedby={wordsId}
              className={cn(fieldVariants({ variant: 'amount' }), 'w-[4.2em] py-1.5')}
            />
            <span aria-hidden="true">€</span>
          </span>
        </div>
        <fieldset
          aria-label="Cantidades habituales"
          className="grid min-w-0 grow basis-[19rem] grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2"
        >
          {QUICK_AMOUNTS.map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={chosen && budget === amount}
              onClick={() => onChange(amount)}
              className={`min-h-11 rounded-control bg-raised text-sm font-semibold tabular-nums ${CHOICE}`}
            >
              {euros(amount)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="mt-3">
        <BudgetRange budget={budget} marks={MARKS} labelId={labelId} describedBy={wordsId} onChange={onChange} />
      </div>
      <p id={wordsId} className="mt-3 min-h-[4.8em] max-w-prose leading-[1.6] sm:min-h-[3.2em]">
        {isWrong ? (
          <span role="alert" className="font-semibold text-negative">
            {WRONG_AMOUNT}
          </span>
        ) : (
          <>
            {!chosen && (
              <span className="font-semibold">{`Sin elegir: si no lo cambias, buscamos hasta ${euros(budget)}. `}</span>
            )}
            {isBudget(budget) && <span>{expectation}</span>}
          </>
        )}
      </p>
    </div>
  );
});

const amountWords = (budget: number): string => (Number.isNaN(budget) ? '' : String(budget));
