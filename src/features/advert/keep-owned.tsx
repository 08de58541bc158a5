import type { ReadLaptop } from '#contract/advert.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { KeepButton, useResultsLeft } from '../owned/keep-button.tsx';
import { ForAnswers } from '../why/for-answers.tsx';

const WORDS = 'Comparar con las recomendaciones';

/** Leads from one's own laptop back to the results, or to the last result. */
export function KeepOwned({ read }: { read: ReadLaptop }) {
  const results = useResultsLeft();
  if (results.includes('#')) {
    return (
      <KeepButton read={read} results={results} look="primary">
        {WORDS}
      </KeepButton>
    );
  }
  return (
    <ForAnswers submit="Seguir">
      {(answers) => (
        <KeepButton read={read} results={`#${encodeAnswers(answers)}`} look="primary">
          {WORDS}
        </KeepButton>
      )}
    </ForAnswers>
  );
}
