import { Link } from 'react-router-dom';
import { needsNoWindows } from '#contract/answers.ts';
import { textAt } from '#contract/card-statements.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { PATHS } from '#src/config/paths.ts';
import { encodeRead, readName } from '#src/lib/read-code.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { ask, nearest, useAsked } from '#src/services/ask.ts';
import { FORM_STATE } from '#src/services/remembered.ts';
import { SEEN_READ } from '#src/services/seen-advert.ts';
import { useServices } from '#src/services/services.tsx';
import { But } from '#src/ui/but.tsx';
import { Price } from '#src/ui/price.tsx';
import { SeenFold } from './seen-fold.tsx';
import type { AskedBy } from './why-of.tsx';

/** The laptop of the advert that this visitor comes from, judged for the answers of the results. */
export function SeenAdvert({ result: { userInput, onDevice } }: { result: AskedBy }) {
  const services = useServices();
  const read = services.visitData.read(SEEN_READ);
  const answers = FORM_STATE.parse(userInput);
  const { value: judged } = useAsked(read && answers && { read, answers }, async (question) => {
    const first = nearest(services, onDevice);
    return (await ask(services, (host) => host.judge(question), { first })).answer;
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
        {place !== null && <h3 className="text-lg leading-snug">{unbroken(title)}</h3>}
        <Price computer={cost} ownsWindows={needsNoWindows(answers)} className="font-heading text-2xl font-bold" />
        {reason !== '' && <p>{unbroken(reason)}</p>}
        {but !== '' && <But text={but} />}
        <Link
          to={{ pathname: PATHS.advert, hash: encodeRead(read) }}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Volver al anuncio
        </Link>
      </div>
    </SeenFold>
  );
}
