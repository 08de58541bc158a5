import { useId } from 'react';
import type { JudgeAnswer, ReadLaptop } from '#contract/advert.ts';
import { textAt, textsAt } from '#contract/card-statements.ts';
import { readName } from '#src/lib/read-code.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import type { Host } from '#src/services/ask.ts';
import { But } from '#src/ui/but.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { PriceFigure } from '#src/ui/price-figure.tsx';
import { TargetMark } from '#src/ui/target-mark.tsx';
import { ProsAndCons } from '../recommendations/cards/pros-and-cons.tsx';
import { PlaceLine } from '../why/place-line.tsx';
import { BesideBetter } from './beside-better.tsx';

interface VerdictCardProps {
  read: ReadLaptop;
  judged: JudgeAnswer;
  /** Whether prices need no licence of Windows. */
  ownsWindows: boolean;
  first: Host;
}

/** The verdict first, then its reasons, its rank, and the one that would be better. */
export function VerdictCard({ read, judged, ownsWindows, first }: VerdictCardProps) {
  const id = useId();
  const { verdict, title, cost, place, of, better, unknowns, sureness, priceText } = judged;
  const isGood = verdict === 'good';
  const reason = textAt(judged, 'reason');
  const but = textAt(judged, 'but');
  const pros = [...new Set([...textsAt(judged, 'pro'), ...textsAt(judged, 'pro', true)])];
  const cons = [...new Set([...textsAt(judged, 'con'), ...textsAt(judged, 'con', true)])];
  return (
    <article
      aria-labelledby={id}
      className={`grid grid-cols-1 gap-4 rounded-card bg-raised p-4 wrap-anywhere sm:p-6 ${isGood ? 'border-2 border-accent' : 'border border-line'}`}
    >
      <header>
        <h2 id={id} className={`flex items-center gap-2 text-2xl ${isGood ? 'text-accent' : ''}`}>
          {isGood && <TargetMark className="size-6 shrink-0" lands />}
          {unbroken(title)}
        </h2>
        <p className="mt-1 text-muted">
          {unbroken([readName(read), read.used && 'usado'].filter(Boolean).join(' · '))}
        </p>
        <PriceFigure words={priceWords(cost, { ownsWindows })} className="font-heading text-3xl font-bold" />
      </header>
      {reason !== '' && <p className="text-lg leading-snug">{unbroken(reason)}</p>}
      {but !== '' && <But text={but} />}
      {priceText !== null && <p>{unbroken(priceText)}</p>}
      {place !== null && (
        <div>
          <PlaceLine rank={place} of={of} />
        </div>
      )}
      {better && <BesideBetter read={read} judged={judged} better={better} ownsWindows={ownsWindows} first={first} />}
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
      {pros.length + cons.length > 0 && (
        <Disclosure summary="Ventajas y desventajas">
          <div className="grid gap-4">
            <ProsAndCons pros={pros} cons={cons} />
          </div>
        </Disclosure>
      )}
    </article>
  );
}
