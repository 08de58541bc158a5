import { BUDGET, type Requirements } from '#contract/answers.ts';
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

  const offer = (label: string, when: unknown, changes: Partial<FormState>) =>
    when && all.push({ label, answers: { ...answers, ...changes } });
  const demand = (label: string, when: unknown, demanded: Partial<Requirements>) =>
    offer(label, when, { requirements: { ...requirements, ...demanded } });

  for (const [word, euros] of [
    ['más', BUDGET.step],
    ['menos', -BUDGET.step],
  ] as const)
    offer(`${BUDGET.step} € ${word}`, isBudget(budget + euros), { budget: budget + euros });
  demand('sin Mac', !requirements.os && computers.some(({ facts }) => facts.os === 'macOS'), { os: 'windows' });
  // The best one does not meet these.
  demand('más ligero', (weightKg ?? 0) >= 1.5, { weight: (weightKg ?? 0) >= 2 ? 'light' : 'ultralight' });
  demand('más batería', (batteryHours ?? 99) < 10, { battery: (batteryHours ?? 0) < 7 ? 'long' : 'extended' });
  return all.slice(0, SHOWN);
}
