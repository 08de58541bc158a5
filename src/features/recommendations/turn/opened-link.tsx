import { useId, useMemo } from 'react';
import { encodeAnswers, type Shared } from '#src/lib/answers-code.ts';
import { FORM_STATE, type FormState, RECOMMENDATIONS, type StoredRecommendations } from '#src/services/remembered.ts';
import type { Entry, LocalData } from '#src/services/local-data.ts';
import { ServicesProvider, useServices } from '#src/services/services.tsx';
import { Message } from '#src/ui/message.tsx';
import { lastAnswers } from '#src/services/last-answers.ts';
import { QuestionnaireForm } from '#src/features/questionnaire/questionnaire-page.tsx';
import { laptopName } from '#contract/laptop-name.ts';
import { useLaptops } from '#src/services/use-laptops.ts';
import { ofDate } from '#contract/spanish-date.ts';

interface BrokenLinkProps {
  /** The answers that could be read. */
  answers: FormState;
  onAnswer: () => void;
}

/**
 * The form with the readable answers of a link. The visitor's own answers are not replaced until something is changed
 * here.
 */
export function BrokenLink({ answers, onAnswer }: BrokenLinkProps) {
  const titleId = useId();
  const services = useServices();
  const { localData } = services;
  const withAnswers = useMemo(
    () => ({ ...services, localData: preset(localData, answers, onAnswer) }),
    [services, localData, answers, onAnswer],
  );
  return (
    <>
      <h1 id={titleId}>Asesor de Compra</h1>
      <Message tone="caution" className="mt-4">
        Este enlace está incompleto o es de otra versión. Revisa lo que hemos podido leer.
      </Message>
      <ServicesProvider services={withAnswers}>
        <QuestionnaireForm titleId={titleId} />
      </ServicesProvider>
    </>
  );
}

const codeOf = (answers: FormState | null) => answers && encodeAnswers(answers);

const isFormState = ({ key }: Pick<Entry<unknown>, 'key'>): boolean => key === FORM_STATE.key;

/** The visitor's data, from which the form reads `answers` until it writes others. */
function preset(localData: LocalData, answers: FormState, onAnswer: () => void): LocalData {
  let isChanged = false;
  return {
    read: (entry) => (isFormState(entry) && !isChanged ? entry.parse(answers) : localData.read(entry)),
    write(entry, value) {
      // Ignores the form's first write, of the answers as they are.
      if (isFormState(entry) && !isChanged && codeOf(FORM_STATE.parse(value)) === codeOf(answers)) return;
      isChanged ||= isFormState(entry);
      localData.write(entry, value);
      if (entry.key === RECOMMENDATIONS.key) onAnswer();
    },
    clear(entry) {
      isChanged ||= isFormState(entry);
      localData.clear(entry);
    },
  };
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
  const isOwn = lastAnswers(localData)?.code === `#${encodeAnswers(answers)}`;
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
