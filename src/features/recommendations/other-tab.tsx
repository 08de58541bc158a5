import { budgetWords } from '#src/lib/figures.ts';
import type { FormState } from '#src/services/storage-schemas.ts';
import { usesOf } from '#src/lib/answer-words.ts';
import { Button } from '#src/ui/button.tsx';
import { useResults } from './results-state.ts';

/** Over the result of another tab: whose it is, and the way to what this tab asked for. */
export function OtherTab({ answers }: { answers: FormState }) {
  const { refine } = useResults();
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 text-sm">
      <output className="text-caution">Esto lo pediste en otra pestaña.</output>
      <Button variant="text" className="text-start" onClick={() => refine(answers)}>
        {`Ver lo de esta: ${usesOf(answers)}, ${budgetWords(answers.budget, false)}`}
      </Button>
    </div>
  );
}
