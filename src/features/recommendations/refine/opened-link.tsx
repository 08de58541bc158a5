import { encodeAnswers, type Shared } from '#src/lib/answers-code.ts';
import type { FormState, StoredRecommendations } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import { Message } from '#src/ui/message.tsx';
import { resultLink } from '#src/services/result-link.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { useLaptops } from '#src/services/use-laptops.ts';
import { ofDate } from '#contract/spanish-text.ts';
import { AnswersForm } from '../../questionnaire/small-form.tsx';
import { useResults } from '../results-state.ts';

/** Asks for the uses or the budget that could not be read of a link; what could be read is proposed. */
export function BrokenLink({ answers }: { answers: FormState }) {
  const { refine } = useResults();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <h1>Asesor de Compra</h1>
      <Message tone="caution">
        Este enlace está incompleto o es de otra versión: completa lo que falta y verás tus opciones.
      </Message>
      <AnswersForm answers={answers} submit="Ver opciones" onAnswer={(given) => refine(given)} />
    </div>
  );
}

interface LinkNoteProps {
  answers: FormState;
  shared: Shared | null;
  /** Whether the end of the link is missing. */
  cut: boolean;
  result: StoredRecommendations;
}

/** Whose answers these are, and what has changed or got lost since the link was made. */
export function LinkNote({ answers, shared, cut, result }: LinkNoteProps) {
  const { localData } = useServices();
  const isOwn = resultLink(localData)?.fragment === `#${encodeAnswers(answers)}`;
  return (
    <div className="mb-2 max-w-prose text-sm leading-[1.4]">
      {shared && !isOwn && (
        <p>
          <b>Compartido contigo</b>: son las respuestas de otra persona.
        </p>
      )}
      {cut && <p className="text-caution">El enlace llegó incompleto: puede faltar algo de lo que se pidió.</p>}
      {shared && <SinceShared shared={shared} result={result} />}
    </div>
  );
}

function SinceShared({ shared, result: { computers, catalogue } }: { shared: Shared; result: StoredRecommendations }) {
  const [now] = computers;
  const wins = now?.id === shared.winner;
  const name = useName(shared.winner, computers);
  // The date in a link may be invented; only an earlier one can be true.
  const isNewer = (catalogue?.date ?? '') > shared.date;
  if (wins && !isNewer) return null;
  return (
    <p className="min-h-[2.8em]">
      {[
        !wins && `Cuando se compartió ganaba ${name}.`,
        isNewer && `El catálogo era otro, ${ofDate(shared.date)}${wins ? ': sigue ganando el mismo' : ''}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

function useName(id: string, computers: StoredRecommendations['computers']): string {
  const known = computers.find((computer) => computer.id === id);
  // Without it what is shown is complete all the same.
  const found = useLaptops(known ? [] : [id]).data?.get(id);
  const laptop = known ?? found;
  return laptop ? laptopName(laptop.name) : 'otro portátil';
}
