import { useState } from 'react';
import type { JudgeAnswer } from '#contract/advert.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { filledFrom } from '#src/lib/filled-read.ts';
import { NOTHING_READ, withField } from '#src/lib/read-code.ts';
import { isBlank } from '#src/lib/typed-text.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { useAsked } from '#src/services/ask.ts';
import { FORM_STATE } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { useSettled } from '#src/services/use-settled.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { FailedPart } from '../../connection/not-loaded.tsx';
import { useResults } from '../results-state.ts';

/** Whether a card's laptop is a good buy for another price than the card's, which the visitor sees in a shop. */
export function OtherPrice({ computer }: { computer: ShownComputer }) {
  const { advisor } = useServices();
  const { result } = useResults().state;
  const [typed, setTyped] = useState('');
  const text = useSettled(typed);
  const answers = FORM_STATE.parse(result?.userInput);
  const read = isBlank(text) ? null : withField(filledFrom(computer.facts, NOTHING_READ), 'price', text);
  const { value, answered, failure, retry } = useAsked(
    read && answers && { read, answers, known: computer.id },
    async (question) => (await advisor()).judge(question),
  );
  const others = result?.computers.filter(({ id }) => id !== computer.id) ?? [];
  const instead = others.find(({ id }) => id === value?.better?.id) ?? others[0];
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
        error={read || isBlank(text) ? undefined : 'Escribe un importe: «749».'}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {failure && !failure.retrying ? (
        <FailedPart
          words="No se ha podido valorar."
          offline="Sin conexión: ahora no se puede valorar."
          onRetry={retry}
        />
      ) : (
        <output>{read?.price && answered && value && <Judgement {...value} instead={instead} />}</output>
      )}
    </div>
  );
}

interface JudgementProps extends Pick<JudgeAnswer, 'verdict' | 'title' | 'isDear' | 'priceText'> {
  /** Another card, if this one is no good buy or dear. */
  instead: ShownComputer | undefined;
}

function Judgement({ verdict, title, isDear, priceText, instead }: JudgementProps) {
  const isGood = verdict === 'good' && !isDear;
  return (
    <>
      <p className={`text-base font-semibold ${isGood ? 'text-positive' : 'text-caution'}`}>{unbroken(title)}</p>
      {priceText !== null && <p>{unbroken(priceText)}</p>}
      {!isGood && instead && <p>{unbroken(`Mira antes el ${instead.shortName}, ${priceWords(instead).amount}.`)}</p>}
    </>
  );
}
