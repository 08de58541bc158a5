import { useId } from 'react';
import type { JudgeAnswer, ReadField, ReadLaptop } from '#contract/advert.ts';
import { textAt, textsAt } from '#contract/card-statements.ts';
import { readName } from '#src/lib/read-code.ts';
import { type PriceWords, priceWords, totalWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import { But } from '#src/ui/but.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { focusPage, useLostFocus } from '#src/ui/focus.ts';
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
  onCorrect: (field: ReadField, text: string) => void;
}

/** The verdict first, then its reasons, its rank, and the one that would be better. */
export function VerdictCard({ read, judged, ownsWindows, onCorrect }: VerdictCardProps) {
  const id = useId();
  const heading = useLostFocus<HTMLHeadingElement>(focusPage);
  const { verdict, title, isDear, cost, place, of, better, unknowns, sureness, priceText } = judged;
  const words = advertWords(cost, ownsWindows);
  const isGood = verdict === 'good' && !isDear;
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
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className={`outline-none flex items-center gap-2 text-2xl ${isGood ? 'text-accent' : ''}`}
        >
          {isGood && <TargetMark className="size-6 shrink-0" lands />}
          <span>{unbroken(title)}</span>
        </h2>
        <p className="mt-1 text-muted">
          {unbroken([readName(read), read.used && 'usado'].filter(Boolean).join(' · '))}
        </p>
        <PriceFigure words={words} className="font-heading text-3xl font-bold" />
        {priceText !== null && <p className="mt-2">{unbroken(priceText)}</p>}
        <p className="mt-1 text-sm font-semibold text-muted">{unbroken(sureness)}</p>
        {hasSilentSystem(cost, ownsWindows) && (
          <fieldset className="no-print mt-2 flex flex-wrap items-center gap-2">
            <legend className="float-start me-1 font-semibold">¿Trae Windows?</legend>
            {(['windows', 'none'] as const).map((os) => (
              <Button
                key={os}
                look="secondary"
                onClick={() => {
                  // The buttons go with the answer.
                  heading.current?.focus();
                  onCorrect('os', os);
                }}
              >
                {os === 'windows' ? 'Sí' : 'No'}
              </Button>
            ))}
          </fieldset>
        )}
      </header>
      {reason !== '' && <p className="text-lg leading-snug">{unbroken(reason)}</p>}
      {but !== '' && <But text={but} />}
      {place !== null && (
        <div>
          <PlaceLine rank={place} of={of} />
        </div>
      )}
      {better && <BesideBetter read={read} words={words} judged={judged} better={better} ownsWindows={ownsWindows} />}
      {unknowns.length > 0 && (
        <section>
          <h3 className="text-lg">Lo que no sabemos de él</h3>
          <ul className="mt-1 grid list-disc gap-1 ps-5">
            {unknowns.map((text) => (
              <li key={text}>{unbroken(text)}</li>
            ))}
          </ul>
        </section>
      )}
      {pros.length + cons.length > 0 && (
        <Disclosure summary={foldTitle(pros, cons)}>
          <div className="grid gap-4">
            <ProsAndCons pros={pros} cons={cons} />
          </div>
        </Disclosure>
      )}
    </article>
  );
}

const foldTitle = (pros: readonly string[], cons: readonly string[]): string =>
  cons.length === 0 ? 'Ventajas' : pros.length === 0 ? 'Desventajas' : 'Ventajas y desventajas';

/** Whether its price may need a licence of Windows or not. */
const hasSilentSystem = ({ facts: { os, licence } }: JudgeAnswer['cost'], ownsWindows: boolean): boolean =>
  os === null && licence > 0 && !ownsWindows;

/** While its system is not known, the price that the visitor has seen stands large. */
function advertWords(cost: JudgeAnswer['cost'], ownsWindows: boolean): Pick<PriceWords, 'amount' | 'parts'> {
  const words = priceWords(cost, { ownsWindows });
  if (!hasSilentSystem(cost, ownsWindows)) return words;
  return { amount: totalWords(cost, true), parts: `${words.amount} si no trae Windows` };
}
