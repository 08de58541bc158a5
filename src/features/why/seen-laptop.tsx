import { laptopName } from '#contract/laptop-name.ts';
import type { ShownWhy } from '#contract/shown-why.ts';
import { useAsked, useLaptop } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';
import { WhyCard } from './why-card.tsx';
import { type AskedBy, placeWords, useWhy } from './why-of.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { needsNoWindows } from '#contract/answers.ts';
import { textAt } from '#contract/card-statements.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { PATHS, SEEN_ADVERT } from '#src/config/paths.ts';
import { encodeRead, readName } from '#src/lib/read-code.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { FORM_STATE } from '#src/services/remembered.ts';
import { SEEN_READ } from '#src/services/read-laptops.ts';
import { TEXT_LINK } from '#src/ui/button.tsx';
import { But } from '#src/ui/but.tsx';
import { Price } from '#src/ui/price.tsx';
import { isLaptopId } from '#contract/limits.ts';

interface SeenProps {
  /** As the address of the results has it: a laptop's id, or that of adverts. */
  id: string;
  result: AskedBy & { computers: readonly { id: string; name: string }[] };
}

/** «El que viste: puesto 52 de 74», for the laptop that the visitor comes from. */
export function Seen({ id, result }: SeenProps) {
  if (id === SEEN_ADVERT) return <SeenAdvert result={result} />;
  return isLaptopId(id) ? <SeenLaptop key={id} id={id} result={result} /> : null;
}

function SeenLaptop({ id, result }: SeenProps) {
  const known = result.computers.find((computer) => computer.id === id);
  const found = useLaptop(known ? null : id);
  const { value: why } = useWhy(id, result);
  const laptop = known ?? found;
  // Without an answer the results are complete all the same. The height is reserved, so that nothing moves.
  return (
    <div className="min-h-12">
      {laptop && why && (
        <SeenFold name={laptopName(laptop.name)} standing={standingOf(why)}>
          <WhyCard laptop={{ id, name: laptop.name }} why={why} />
        </SeenFold>
      )}
    </div>
  );
}

function standingOf(why: ShownWhy): string {
  const place = placeWords(why);
  if (place === '') return `. ${why.aside}`;
  return (why.verdict === 'chosen' ? ', ' : ': ') + place;
}

interface SeenFoldProps {
  name: string;
  /** Follows the name: «: puesto 52 de 74». */
  standing: string;
  children: ReactNode;
}

/** «El que viste, HP Victus 15: puesto 52 de 74», which unfolds why. */
const SeenFold = ({ name, standing, children }: SeenFoldProps) => (
  <details className="rounded-control bg-sunken px-3 open:pb-3">
    <summary className="min-h-11 cursor-pointer py-2.5 leading-snug">
      El que viste, <b className="font-semibold">{name}</b>
      <span>{standing}</span>
    </summary>
    {children}
  </details>
);

/** The laptop of the advert that this visitor comes from, judged for the answers of the results. */
function SeenAdvert({ result: { userInput } }: { result: AskedBy }) {
  const { advisor, visitData } = useServices();
  const read = visitData.read(SEEN_READ);
  const answers = FORM_STATE.parse(userInput);
  const { value: judged } = useAsked(read && answers && { read, answers }, async (question) => {
    return (await advisor()).judge(question);
  });
  // As for a laptop of the catalogue, nothing is missing without an answer.
  if (!read || !answers || !judged) return <div className="min-h-12" />;
  const { title, place, of, cost } = judged;
  const reason = textAt(judged, 'reason');
  const but = textAt(judged, 'but');
  return (
    <SeenFold
      name={readName(read) || 'el del anuncio'}
      standing={unbroken(place === null ? `. ${title}` : `: puesto ${spanishNumber(place)} de ${spanishNumber(of)}`)}
    >
      <div className="grid max-w-prose gap-3 wrap-anywhere">
        {place !== null && <h3 className="text-base leading-snug">{unbroken(title)}</h3>}
        <Price computer={cost} ownsWindows={needsNoWindows(answers)} className="font-heading text-2xl font-bold" />
        {reason !== '' && <p>{unbroken(reason)}</p>}
        {but !== '' && <But text={but} />}
        <Link to={{ pathname: PATHS.advert, hash: encodeRead(read) }} className={TEXT_LINK}>
          Volver al anuncio
        </Link>
      </div>
    </SeenFold>
  );
}
