import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { needsNoWindows } from '#contract/answers.ts';
import { textAt, textsAt } from '#contract/card-statements.ts';
import type { Judgement, JudgeRequest } from '#contract/judge.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { laptopPath } from '#src/config/paths.ts';
import { euros } from '#src/lib/figures.ts';
import { totalWords } from '#src/lib/price-words.ts';
import { readName } from '#src/lib/read-code.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { useServices } from '#src/services/services.tsx';
import { But, cardVariants } from '#src/ui/card.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { focusPage, useLostFocus } from '#src/ui/focus.ts';
import { Price } from '#src/ui/price.tsx';
import { VerdictMark } from '#src/ui/target-mark.tsx';
import { cn } from '#src/ui/cn.ts';
import { FailedPart } from '#src/ui/not-loaded.tsx';
import { ProsAndCons } from '#src/ui/pros-and-cons.tsx';
import { Better, SameForLess } from './better-laptop.tsx';
import { type JudgedLaptop, judgementQuery } from './judgement.ts';

/** The judgement before it stays until this one is known. @param request `null` asks nothing */
export function useJudgement(request: JudgeRequest | null) {
  const { advisor } = useServices();
  return useQuery({
    ...(request ? judgementQuery(advisor, request) : { queryKey: ['judgement'], queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
}

interface JudgedProps {
  request: JudgeRequest;
  /** Whether it is on the laptop's own page, which has its name and price already. */
  isHere?: boolean;
  /** What can be done with the laptop. */
  children?: (judgement: JudgedLaptop) => ReactNode;
}

/** A laptop judged for some answers: loading, failed, or the card. */
export function Judged({ request, isHere = false, children }: JudgedProps) {
  const { data, isPlaceholderData, isError, isFetching, refetch } = useJudgement(request);
  if (isError) {
    return (
      <FailedPart
        words="No se ha podido valorar. Tus datos siguen aquí."
        offline="Sin conexión: ahora no se puede valorar. Tus datos siguen aquí."
        retry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <output className="appears-late text-muted">Valorando…</output>;
  return (
    <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-3">
      <output className="sr-only">{!isPlaceholderData && data.judged.title}</output>
      <JudgeCard {...data} isHere={isHere} />
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">{children?.(data)}</div>
    </div>
  );
}

/** What to ask of its seller: the law (RDL 1/2007, art. 120) lets a shop give a used one less than three years, not less than one. */
const OF_USED = 'De segunda mano: pregunta cuánto aguanta la batería y si tiene garantía. En tienda, al menos un año.';

/** The verdict first, then its reasons, its place, and the one that would be better. */
function JudgeCard({
  request: { read, answers },
  judged,
  isHere = false,
}: Omit<JudgedLaptop, 'day'> & Pick<JudgedProps, 'isHere'>) {
  const id = useId();
  const heading = useLostFocus<HTMLHeadingElement>(focusPage);
  const { verdict, title, fit, place, better, usual, statements } = judged;
  const isGood = verdict === 'good';
  const [reason, but] = [textAt(judged, 'reason'), textAt(judged, 'but')];
  const [pros, cons] = [textsAt(judged, 'pro'), textsAt(judged, 'con')];
  return (
    <article
      aria-labelledby={id}
      className={cn(
        'grid grid-cols-1 gap-4 wrap-anywhere',
        !isHere && [cardVariants({ variant: isGood ? 'best' : 'raised' }), 'p-4 sm:p-6'],
      )}
    >
      <header>
        <div className="flex flex-wrap items-center gap-3">
          {fit && <VerdictMark fit={fit} best={isGood} className="size-[3rem]" />}
          <div className="min-w-0 flex-1 basis-[9rem]">
            <h2 id={id} ref={heading} tabIndex={-1} className={isGood ? 'text-accent outline-none' : 'outline-none'}>
              {unbroken(title)}
            </h2>
            {fit && <p className="text-sm font-semibold text-muted">{fit.words}</p>}
          </div>
        </div>
        {!isHere && <NameAndPrice request={{ read, answers }} judged={judged} />}
        {usual !== null && <p className="mt-1 text-sm text-muted">{unbroken(usual)}</p>}
        {place !== null && fit?.serves && judged.of > 1 && (
          <p className="mt-1 font-semibold tabular-nums">
            {unbroken(
              `Puesto ${spanishNumber(place)} de los ${spanishNumber(judged.of)} de hasta ${euros(answers.budget)} que sirven`,
            )}
          </p>
        )}
        {read?.used && read.fault === null && <p className="mt-1 text-sm">{unbroken(OF_USED)}</p>}
      </header>
      {reason !== '' && <p className="text-lg leading-snug">{unbroken(reason)}</p>}
      {but !== '' && <But text={but} className={isHere ? 'bg-surface' : ''} />}
      {better && better.id === judged.id && <SameForLess same={better} answers={answers} />}
      {better && better.id !== judged.id && (
        // An advert is compared with its own price, by its actions.
        <Better
          better={better}
          answers={answers}
          statements={statements}
          isGood={isGood}
          isPriced={read?.price !== null}
          judgedId={read ? null : judged.id}
        />
      )}
      {/* Its own page has them below. */}
      {!isHere && pros.length + cons.length > 0 && (
        <Disclosure summary="Ventajas y desventajas">
          <div className="grid gap-4">
            <ProsAndCons pros={pros} cons={cons} />
          </div>
        </Disclosure>
      )}
    </article>
  );
}

function NameAndPrice({ request: { read, answers }, judged }: Pick<JudgedLaptop, 'request' | 'judged'>) {
  const name = (read && readName(read)) || laptopName(judged.name) || 'El del anuncio';
  // What the visitor has seen stands large, and what it may come to beneath.
  const mayHaveWindows = read?.os === null && judged.licence > 0 && !needsNoWindows(answers);
  return (
    <>
      <p className="mt-1 text-muted">
        {judged.id === null ? (
          <span>{unbroken(name)}</span>
        ) : (
          <Link to={laptopPath(judged.id)} className="underline underline-offset-4">
            {unbroken(name)}
          </Link>
        )}
        {read?.used && <span> · usado</span>}
      </p>
      {read?.price === null && judged.price !== null && (
        <p className="text-muted">{`No dice el precio: contamos unos ${totalWords(pricedAs(judged), needsNoWindows(answers))}.`}</p>
      )}
      {read?.price !== null && judged.price !== null && (
        <Price
          computer={pricedAs(mayHaveWindows ? { ...judged, licence: 0 } : judged)}
          ownsWindows={needsNoWindows(answers)}
          className="font-heading text-4xl font-bold"
        />
      )}
      {mayHaveWindows && read.price !== null && (
        <p className="text-muted">{`Si no trae Windows, ${totalWords(pricedAs(judged))}: contamos con eso.`}</p>
      )}
    </>
  );
}

/** The price that the visitor has seen, or the one that counts: how it is known is said elsewhere. */
const pricedAs = ({ price, licence }: Judgement) => ({
  price,
  facts: { seenPrice: null, priceDate: '', priceBasis: '', priceKind: null, licence },
});
