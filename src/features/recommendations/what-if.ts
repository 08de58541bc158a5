import { BUDGET, type RequirementField, type RequirementValue } from '#contract/answers.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import type { FormState } from '#src/services/remembered.ts';
import { isBudget } from '../questionnaire/answers-reducer.ts';

export interface WhatIf {
  label: string;
  answers: FormState;
}

const SHOWN = 4;

/** @returns small changes of the answers that make sense with the laptops that they led to */
export function whatIfs(answers: FormState, computers: readonly ShownComputer[]): WhatIf[] {
  const { budget, requirements } = answers;
  const { weightKg, batteryHours } = computers[0]?.facts ?? {};
  const all: WhatIf[] = [];

  const offer = (label: string, makesSense: boolean, changes: Partial<FormState>) => {
    if (makesSense) all.push({ label, answers: { ...answers, ...changes } });
  };
  const demand = <Field extends RequirementField>(
    label: string,
    makesSense: boolean,
    field: Field,
    option: RequirementValue<Field>,
  ) =>
    offer(label, makesSense && requirements[field] !== option, { requirements: { ...requirements, [field]: option } });

  for (const [word, euros] of [
    ['más', budget + BUDGET.step],
    ['menos', budget - BUDGET.step],
  ] as const)
    offer(`${BUDGET.step} € ${word}`, isBudget(euros), { budget: euros });
  demand('sin Mac', !requirements.os && computers.some(({ facts }) => facts.os === 'macOS'), 'os', 'windows');
  // The best one does not meet these.
  if (weightKg) demand('más ligero', weightKg >= 1.5, 'weight', weightKg < 2 ? 'ultralight' : 'light');
  if (batteryHours) demand('más batería', batteryHours < 10, 'battery', batteryHours < 7 ? 'long' : 'extended');
  return all.slice(0, SHOWN);
}
