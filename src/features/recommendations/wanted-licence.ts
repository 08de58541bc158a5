import { shownAnswersSchema } from '#contract/shown-answers.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';

/** The computers without the licence of Windows, where the answers ask for no system or for Linux. */
export function withWantedLicence(
  computers: readonly ShownComputer[],
  userInput: Record<string, unknown> | undefined,
): ShownComputer[] {
  const { os } = shownAnswersSchema.parse(userInput ?? {}).requirements;
  if (os !== 'none' && os !== 'linux') return [...computers];
  return computers.map((computer) => ({ ...computer, facts: { ...computer.facts, licence: 0 } }));
}
