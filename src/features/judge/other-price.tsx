import { useState } from 'react';
import { type Answers, needsNoWindows } from '#contract/answers.ts';
import { JUDGED_PRICE } from '#contract/judge.ts';
import type { ReadComputer } from '#src/services/read-answer.ts';
import { euros } from '#src/lib/figures.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { isBlank, toEuros } from '#src/lib/typed-text.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { useSettled } from '#src/services/use-settled.ts';
import { TextField } from '#src/ui/fields.tsx';
import { FailedPart } from '#src/ui/not-loaded.tsx';
import { useJudgement } from './judge-card.tsx';
import { sameWords } from './judgement.ts';

/** Whether a card's laptop is a good buy for another price than the card's, which the visitor sees in a shop. */
export function OtherPrice({ computer, answers }: { computer: ReadComputer; answers: Answers | undefined }) {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed);
  const price = toEuros(text);
  const isPrice = price >= JUDGED_PRICE.least && price <= JUDGED_PRICE.most;
  const { data, isPlaceholderData, isError, isFetching, refetch } = useJudgement(
    isPrice && answers ? { id: computer.id, price, answers } : null,
  );
  const judged = isPrice && !isPlaceholderData ? data?.judged : undefined;
  return (
    // Escape closes what the summary has opened.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="grid gap-2 pb-3"
      onKeyDown={({ key, currentTarget }) => {
        const details = currentTarget.closest('details');
        if (key !== 'Escape' || !details) return;
        details.open = false;
        details.querySelector('summary')?.focus();
      }}
    >
      <TextField
        label="Precio que ves (€)"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isPrice || isBlank(text) ? undefined : WRONG}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isError ? (
        <FailedPart
          words="No se ha podido valorar."
          offline="Sin conexión: ahora no se puede valorar."
          retry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <output>
          {judged && (
            <>
              <p className={`font-semibold ${judged.verdict === 'good' ? 'text-positive' : 'text-caution'}`}>
                {unbroken(judged.title)}
              </p>
              {judged.usual !== null && <p>{unbroken(judged.usual)}</p>}
              {judged.verdict !== 'good' && judged.better && answers && (
                <p>{unbroken(insteadWords(judged.better, computer.id, answers))}</p>
              )}
            </>
          )}
        </output>
      )}
    </div>
  );
}

const WRONG = `Escribe un importe de ${euros(JUDGED_PRICE.least)} a ${euros(JUDGED_PRICE.most)}: «749».`;

function insteadWords(better: ReadComputer, id: string, answers: Answers): string {
  if (better.id === id) return `${sameWords(better, needsNoWindows(answers))}.`;
  const brief = better.brief && ` (${better.brief})`;
  return `Mira antes el ${better.shortName}${brief}, ${priceWords(better).amount}.`;
}
