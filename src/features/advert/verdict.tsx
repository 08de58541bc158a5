import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { JudgeAnswer, ReadLaptop } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import { textAt } from '#contract/card-statements.ts';
import { laptopName, nameWithoutDetails } from '#contract/laptop-name.ts';
import { laptopPath, PATHS, seenPath } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { euros } from '#src/lib/euros.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { ask, useAsked } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';
import { But } from '#src/ui/but.tsx';
import { Button } from '#src/ui/button.tsx';
import { TargetMark } from '#src/ui/target-mark.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { FactRow, TableRow } from '../compare/compare-cells.tsx';
import { factRows } from '../compare/compare-rows.ts';
import { FailedPart } from '../connection/not-loaded.tsx';
import { Versus } from '../recommendations/cards/versus.tsx';
import { AddressField, shareAddress } from '../recommendations/share/share.tsx';
import { PlaceLine } from '../why/place-line.tsx';
import { encodeRead, textOf } from './read-facts.ts';
import { nameOf } from './read-fields.tsx';
import { useSettled } from './use-settled.ts';

interface VerdictProps {
  read: ReadLaptop;
  /** Id of the catalogue's laptop that it is. */
  known: string | null;
  answers: Answers;
  onDevice: boolean;
}

/** Whether a laptop of an advert is a good buy for some answers: loading, failed or ready. */
export function Verdict({ read, known, answers, onDevice }: VerdictProps) {
  const code = encodeAnswers(answers);
  const services = useServices();
  const { value, answered, failure, retry } = useAsked(
    { read: useSettled(read, onDevice), answers },
    async (question) => {
      const first = onDevice ? 'device' : 'api';
      return (await ask(services, (host) => host.judge(question), { first })).answer;
    },
  );
  if (failure && !failure.retrying) {
    return (
      <FailedPart
        words="No se ha podido valorar. Tus datos siguen aquí."
        offline="Sin conexión: ahora no se puede valorar. Tus datos siguen aquí."
        onRetry={retry}
      />
    );
  }
  if (!value) return <output className="appears-late text-muted">Valorando…</output>;
  return (
    <>
      <output className="sr-only">{answered && value.title}</output>
      <VerdictCard read={read} judged={value} busy={!answered} />
      <p className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
        <Share read={read} />
        <Link
          to={known === null ? { pathname: PATHS.recommendations, hash: code } : seenPath(known, code)}
          className={LINK}
        >
          Ver qué te recomendamos
        </Link>
      </p>
    </>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

interface VerdictCardProps {
  read: ReadLaptop;
  judged: JudgeAnswer;
  busy: boolean;
}

/** The verdict first, then its reasons, its rank, and the one that would be better. */
function VerdictCard({ read, judged, busy }: VerdictCardProps) {
  const id = useId();
  const { verdict, title, place, of, better, statements, unknowns, sureness, priceText } = judged;
  const isGood = verdict === 'good';
  const reason = textAt({ statements }, 'reason');
  const but = textAt({ statements }, 'but');
  return (
    <article
      aria-labelledby={id}
      aria-busy={busy}
      className={`grid grid-cols-1 gap-4 rounded-card bg-raised p-4 wrap-anywhere sm:p-6 ${isGood ? 'border-2 border-accent' : 'border border-line'}`}
    >
      <header>
        <h2 id={id} className={`flex items-center gap-2 text-2xl ${isGood ? 'text-accent' : ''}`}>
          {isGood && <TargetMark className="size-6 shrink-0" lands />}
          {unbroken(title)}
        </h2>
        <p className="mt-1 text-muted">
          {unbroken(
            [nameOf(read), read.price !== null && euros(read.price), read.used && 'usado'].filter(Boolean).join(' · '),
          )}
        </p>
      </header>
      {reason !== '' && <p className="text-lg leading-snug">{unbroken(reason)}</p>}
      {but !== '' && <But text={but} />}
      {priceText !== null && <p>{unbroken(priceText)}</p>}
      {place !== null && (
        <div>
          <PlaceLine rank={place} of={of} />
        </div>
      )}
      {better && <Better read={read} judged={judged} better={better} />}
      {unknowns.length > 0 && (
        <section>
          <h3 className="text-lg">Lo que nadie dice de él</h3>
          <ul className="mt-1 grid list-disc gap-1 ps-5">
            {unknowns.map((text) => (
              <li key={text}>{unbroken(text)}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-sm font-semibold text-muted">{unbroken(sureness)}</p>
    </article>
  );
}

interface BetterProps {
  read: ReadLaptop;
  judged: Pick<JudgeAnswer, 'verdict' | 'statements'>;
  better: NonNullable<JudgeAnswer['better']>;
}

/** The laptop and the better one, side by side. */
function Better({ read, judged: { verdict, statements }, better }: BetterProps) {
  const services = useServices();
  // Without its facts, name, price and differences stand for it.
  const { value } = useAsked(better.id, async () => (await ask(services, (host) => host.laptops([better.id]))).answer);
  const rival = value?.find(({ id }) => id === better.id);
  // The table has its configuration.
  const name = nameWithoutDetails(laptopName(better.name));
  const seen = { facts: { ...read, gpu: textOf(read, 'gpu') || null, refreshHz: read.refreshHz ?? null, ...UNSAID } };
  const rows = rival ? factRows([seen, rival]).filter(({ texts }) => texts[0] !== null) : [];
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">
        {verdict === 'good' ? 'Al lado del mejor para ti: ' : 'Mejor para ti: '}
        <Link to={laptopPath(better.id)} className="underline underline-offset-4">
          {name}
        </Link>
      </h3>
      <Versus title={`El tuyo frente al ${name}`} statements={statements} />
      {/* With very large text it scrolls; who cannot swipe moves it with the arrows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="Lado a lado" tabIndex={0} className="@container overflow-x-auto">
        <table className={TABLE}>
          <caption className="sr-only">El que has visto y el {name}</caption>
          <thead>
            <tr>
              <td aria-hidden="true" />
              <th scope="col">El que has visto</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {read.price !== null && (
              <TableRow label="Precio">
                <td>{euros(read.price)}</td>
                <td>{euros(Math.round(better.price))}</td>
              </TableRow>
            )}
            {rows.map((row) => (
              <FactRow key={row.label} row={row} ids={COLUMNS} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const TABLE =
  'w-full min-w-[15rem] table-fixed text-start text-sm @max-[18rem]:text-xs [&_:is(td,th)]:py-2 [&_:is(td,th)]:ps-2 [&_:is(td,th)]:text-start ' +
  '[&_:is(td,th)]:align-top [&_tbody_:is(td,th)]:border-t [&_tbody_:is(td,th)]:border-line [&_tr>:first-child]:w-[5.2rem] [&_tr>:first-child]:ps-0 ' +
  '[&_tr>:first-child]:text-xs [&_tr>:first-child]:font-semibold [&_tr>:first-child]:text-muted';

/** No advert is read for it. */
const UNSAID = { batteryHours: null, batteryHoursError: null };

const COLUMNS = ['seen', 'better'];

/** What was read travels in the fragment, which no server gets; the text stays here. */
function Share({ read }: Pick<VerdictProps, 'read'>) {
  const [url, setUrl] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  const share = async () => {
    const address = `${globalThis.location.origin}${PATHS.advert}#${encodeRead(read)}`;
    if (!(await shareAddress(address, showToast))) setUrl(address);
  };
  return (
    <>
      <Button ref={button} look="secondary" onClick={() => void share()}>
        Compartir
      </Button>
      {url !== null && (
        <span className="w-full">
          <AddressField
            url={url}
            onClose={() => {
              button.current?.focus();
              setUrl(null);
            }}
          />
        </span>
      )}
    </>
  );
}
