import {
  BUDGET,
  NO_REQUIREMENTS,
  PRIORITIES,
  type Priority,
  PURPOSES,
  type Purpose,
  type RequirementField,
  type Requirements,
} from '#contract/answers.ts';
import type { FormState } from './storage-schemas.ts';

export const DEFAULT_ANSWERS: FormState = {
  deviceType: 'laptop',
  purposes: [],
  priorities: [],
  budget: BUDGET.default,
  budgetUnchosen: true,
  requirements: NO_REQUIREMENTS,
};

export type AnswersChange =
  | { type: 'purpose' | 'priority'; id: Purpose | Priority; chosen: boolean }
  /** The typed amount; `NaN` if it is none. */
  | { type: 'budget'; euros: number }
  | { type: 'requirement'; field: RequirementField; value: Requirements[RequirementField] }
  | { type: 'ownsWindows'; on: boolean }
  | { type: 'reset' };

/** The answers after a change. Lists keep the questionnaire's order, whatever the order of the clicks. */
export function answersReducer(answers: FormState, change: AnswersChange): FormState {
  switch (change.type) {
    case 'purpose':
      return { ...answers, purposes: withChoice(PURPOSES, answers.purposes, change) };
    case 'priority':
      return { ...answers, priorities: withChoice(PRIORITIES, answers.priorities, change) };
    case 'budget':
      return { ...answers, budget: change.euros, budgetUnchosen: undefined };
    case 'requirement':
      return { ...answers, requirements: { ...answers.requirements, [change.field]: change.value } };
    case 'ownsWindows':
      // Off is `undefined`, which is not stored: such answers equal those from before there was this question.
      return { ...answers, ownsWindows: change.on || undefined };
    case 'reset':
      return DEFAULT_ANSWERS;
    default:
      return change satisfies never;
  }
}

/** Whether the API accepts the amount. */
export const isBudget = (euros: number): boolean =>
  Number.isInteger(euros) && euros >= BUDGET.min && euros <= BUDGET.max;

/** Whether the budget is the visitor's: until it is touched it is the default. */
export const isBudgetChosen = ({ budget, budgetUnchosen }: FormState): boolean =>
  !budgetUnchosen || budget !== DEFAULT_ANSWERS.budget;

/** The nearest step of the slider; its start for an invalid amount. */
export function onSlider(euros: number): number {
  const { min, max, step } = BUDGET;
  const steps = Math.round((euros - min) / step);
  return Math.min(Math.max(min + steps * step, min), max) || min;
}

/** Whether the answers can be sent: they need a use and a budget within {@link BUDGET}. */
export const isComplete = ({ purposes, budget }: FormState): boolean => purposes.length > 0 && isBudget(budget);

export const countRequirements = ({ requirements }: Pick<FormState, 'requirements'>): number =>
  Object.values(requirements).filter((value) => value !== '').length;

export const differsFromDefaults = (answers: FormState): boolean =>
  answers.purposes.length > 0 ||
  answers.priorities.length > 0 ||
  answers.budget !== DEFAULT_ANSWERS.budget ||
  countRequirements(answers) > 0 ||
  answers.ownsWindows === true;

function withChoice<Id extends string>(
  all: readonly Id[],
  chosen: readonly Id[],
  change: { id: string; chosen: boolean },
): Id[] {
  return all.filter((id) => (id === change.id ? change.chosen : chosen.includes(id)));
}
