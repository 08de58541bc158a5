import { laptopName } from '#contract/laptop-name.ts';
import { isLaptopId } from '#contract/limits.ts';
import { SEEN_ADVERT } from '#src/config/paths.ts';
import { readName } from '#src/lib/read-code.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { SEEN_READ } from '#src/services/read-laptops.ts';
import { FORM_STATE } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { JudgeCard, useJudgement } from './judge-card.tsx';

interface SeenProps {
  /** As the address of the results has it: a laptop's id, or that of adverts. */
  id: string;
  result: { userInput?: object | undefined };
}

/** «El que viste, HP Victus 15: buena compra», for the laptop that the visitor comes from, which unfolds why. */
export function Seen({ id, result }: SeenProps) {
  const { visitData } = useServices();
  const answers = FORM_STATE.parse(result.userInput);
  const read = id === SEEN_ADVERT ? visitData.read(SEEN_READ) : null;
  const asked = read ? { read } : isLaptopId(id) && id !== SEEN_ADVERT ? { id } : null;
  const { data } = useJudgement(asked && answers && { ...asked, answers });
  // Without an answer the results are complete all the same. The height is reserved, so that nothing moves.
  if (!data) return <div className="min-h-12" />;
  const { judged } = data;
  const name = (read && readName(read)) || laptopName(judged.name) || 'el del anuncio';
  return (
    <div className="min-h-12">
      <details className="rounded-control bg-sunken px-3 open:pb-3">
        <summary className="min-h-11 cursor-pointer py-2.5 leading-snug">
          El que viste, <b className="font-semibold">{name}</b>
          <span>{unbroken(`: ${judged.title.charAt(0).toLowerCase()}${judged.title.slice(1)}`)}</span>
        </summary>
        <div className="max-w-2xl">
          <JudgeCard {...data} />
        </div>
      </details>
    </div>
  );
}
