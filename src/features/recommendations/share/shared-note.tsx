import { laptopName } from '#contract/laptop-name.ts';
import type { Shared } from '#src/lib/answers-code.ts';
import { ask, useAsked } from '#src/services/ask.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { ofDate } from '../figures.ts';

interface SharedNoteProps {
  shared: Shared;
  result: StoredRecommendations;
}

/** What is no longer as it was when the link was made. */
export function SharedNote({ shared, result: { computers, catalogue } }: SharedNoteProps) {
  const [now] = computers;
  const wins = now?.id === shared.winner;
  const name = useName(shared.winner, computers);
  // Whoever wrote the link may have invented a date; only an earlier one can be true.
  const isNewer = (catalogue?.date ?? '') > shared.date;
  if (wins && !isNewer) return null;
  return (
    <p className="mb-2 min-h-[2.8em] max-w-prose text-sm leading-[1.4]">
      {!wins && `Cuando se compartió ganaba ${name}. `}
      {isNewer && `El catálogo era otro, ${ofDate(shared.date)}${wins ? ': sigue ganando el mismo' : ''}.`}
    </p>
  );
}

function useName(id: string, computers: StoredRecommendations['computers']): string {
  const services = useServices();
  const known = computers.find((computer) => computer.id === id);
  // «otro portátil» says enough where nobody answers.
  const { value } = useAsked(known ? null : id, async () => (await ask(services, (host) => host.laptops([id]))).answer);
  const laptop = known ?? value?.find((computer) => computer.id === id);
  return laptop ? laptopName(laptop.name) : 'otro portátil';
}
