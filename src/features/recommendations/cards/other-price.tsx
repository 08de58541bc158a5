import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { JudgeAnswer } from '#contract/advert.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { laptopPath } from '#src/config/paths.ts';
import { euros } from '#src/lib/euros.ts';
import { filledFrom, NOTHING_READ, withField } from '#src/lib/read-code.ts';
import { isBlank } from '#src/lib/typed-text.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { ask, preferredHost, useAsked } from '#src/services/ask.ts';
import { FORM_STATE } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { useSettled } from '#src/services/use-settled.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { FailedPart } from '../../connection/not-loaded.tsx';
import { useResults } from '../results-state.ts';

/** Whether a card's laptop is a good buy for another price than the card's, which the visitor sees in a shop. */
export function OtherPrice({ computer }: { computer: ShownComputer }) {
  const services = useServices();
  const { result } = useResults().state;
  const [typed, setTyped] = useState('');
  const first = preferredHost(services, result?.onDevice);
  const text = useSettled(typed, first);
  const answers = FORM_STATE.parse(result?.userInput);
  const read = isBlank(text) ? null : withField(filledFrom(computer.facts, NOTHING_READ), 'price', text);
  const { value, answered, failure, retry } = useAsked(
    read && answers && { read, answers, known: computer.id },
    async (question) => (await ask(services, (host) => host.judge(question), { first })).answer,
  );
  return (
    <div className="grid gap-2 pb-3">
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
        <output>{read && answered && value && <Judgement {...value} />}</output>
      )}
    </div>
  );
}

const Judgement = ({ verdict, title, place, of, better, sureness }: JudgeAnswer) => (
  <>
    <p className={`text-base font-semibold ${verdict === 'good' ? 'text-positive' : 'text-caution'}`}>
      {unbroken(title)}
    </p>
    {place !== null && `Puesto ${spanishNumber(place)} de ${spanishNumber(of)}. `}
    {unbroken(sureness)}
    {better && verdict !== 'good' && (
      <p>
        Mejor para ti:{' '}
        <Link to={laptopPath(better.id)} className="inline-block py-1.5 font-semibold underline underline-offset-4">
          {laptopName(better.name)}
        </Link>
        , {euros(Math.round(better.price))}
      </p>
    )}
  </>
);
