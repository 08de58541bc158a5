import { decapitalize } from '#contract/spanish-text.ts';
import { type ParsedAdvert, parsedAdvertSchema } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { isLaptopId } from '#contract/limits.ts';
import { SEEN_ADVERT } from '#src/config/paths.ts';
import { readName } from '#src/lib/read-code.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { type Entry, STORAGE_KEYS } from '#src/services/local-data.ts';
import { useServices } from '#src/services/services.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { JudgeCard, useJudgement } from './judge-card.tsx';

/** The advert that was judged last in this tab: the results say where its laptop stands. */
export const SEEN_READ: Entry<ParsedAdvert> = {
  key: STORAGE_KEYS.seenAdvert,
  parse: (value) => parsedAdvertSchema.safeParse(value).data ?? null,
};

interface SeenProps {
  /** The address of the results has it: a laptop's id, or that of adverts. */
  id: string;
  answers: Answers | undefined;
}

/** «El que viste, HP Victus 15: buena compra», for the laptop that the visitor comes from, which unfolds why. */
export function Seen({ id, answers }: SeenProps) {
  const { sessionData } = useServices();
  const read = id === SEEN_ADVERT ? sessionData.read(SEEN_READ) : null;
  const asked = read ? { read } : isLaptopId(id) && id !== SEEN_ADVERT ? { id } : null;
  const { data } = useJudgement(asked && answers ? { ...asked, answers } : null);
  if (!data) return null;
  const { judged } = data;
  const name = (read && readName(read)) || laptopName(judged.name) || 'el del anuncio';
  return (
    <Disclosure
      summary={
        <span>
          El que viste, <b className="font-semibold">{name}</b>
          <span>{unbroken(`: ${decapitalize(judged.title)}`)}</span>
        </span>
      }
    >
      <div className="max-w-2xl">
        <JudgeCard {...data} />
      </div>
    </Disclosure>
  );
}
