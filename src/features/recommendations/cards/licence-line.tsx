import { useId } from 'react';
import { WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import type { ReadComputer } from '#src/services/read-answer.ts';
import { OWNS_WINDOWS } from '#src/services/owns-windows.ts';
import { useServices } from '#src/services/services.tsx';
import { OWNS_WINDOWS_WORDS } from '#src/lib/answer-words.ts';
import { euros } from '#src/lib/figures.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import { useResults } from '../results-state.ts';

const lacksWindows = ({ facts: { os } }: ReadComputer): boolean => os === 'none' || os === 'linux';

/** Whether no laptop has Windows or macOS, so that one line says it for all. */
export const allLackWindows = (computers: readonly ReadComputer[]): boolean =>
  computers.length > 1 && computers.every(lacksWindows);

/** If cards lack Windows, it says what a licence costs, with a switch for users who need none. */
export function LicenceLine({ result: { userInput: answers, computers } }: { result: StoredRecommendations }) {
  const id = useId();
  const { refine } = useResults();
  const { localData } = useServices();
  // A user who requires a system has already chosen.
  if (!answers || answers.requirements.os !== '' || !computers.some(lacksWindows)) return null;
  const { ownsWindows = false } = answers;
  const lacking = allLackWindows(computers) ? 'Vienen sin Windows' : 'Hay alguno sin Windows';
  return (
    <label className="no-print flex py-2 sm:mb-2 sm:py-0 min-h-11 items-center gap-3 text-sm leading-tight">
      <input
        type="checkbox"
        aria-labelledby={`${id}switch`}
        aria-describedby={`${id}why`}
        checked={ownsWindows}
        onChange={({ currentTarget: { checked } }) => {
          localData.write(OWNS_WINDOWS, checked);
          refine({ ...answers, ownsWindows: checked || undefined });
        }}
        className="size-icon shrink-0 accent-accent"
      />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <span id={`${id}why`} className="text-muted">
          {ownsWindows ? `${lacking}.` : `${lacking}: sumamos ${euros(WINDOWS_LICENCE_EUR)}.`}
        </span>
        <span id={`${id}switch`} className="font-semibold">
          {OWNS_WINDOWS_WORDS}
        </span>
      </span>
    </label>
  );
}
