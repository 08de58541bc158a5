import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { cn } from '#src/ui/cn.ts';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { AnotherLaptop } from '../judge/another-laptop.tsx';
import { WhatIfs } from './answer-bar.tsx';
import { isComparable, SideBySide } from './side-by-side.tsx';
import { allLackWindows, LicenceLine } from './cards/licence-line.tsx';
import { OptionCards } from './cards/option-cards.tsx';
import { firstOptions } from './cards/options.ts';
import { MoreOptionsSection } from './more/more-options-section.tsx';
import { ReasonBlock } from './reason-block.tsx';

/** Lazy, because few answers have a caution. */
const CAUTION_BOX = lazyCode(async () => (await import('./nothing-fits.tsx')).CautionBox);

/** As tall as results are: on a shorter page the footer would be visible and then move. */
export const ReservedHeight = () => <div className="h-[400dvh]" />;

interface ResultsProps {
  result: StoredRecommendations;
}

export function Results({ result }: ResultsProps) {
  const { caution, abroad, timestamp } = result;
  const notice = caution ?? abroad;
  const [revealedFor, setRevealedFor] = useState(0);
  const revealed = revealedFor === timestamp;
  const show = revealed ? undefined : () => setRevealedFor(timestamp);
  return (
    <>
      {notice && (
        <LazyComponent
          code={CAUTION_BOX}
          props={{ ...notice, onShow: caution ? show : undefined }}
          onError="throw"
          fallback={<ReservedHeight />}
        />
      )}
      {(!caution || revealed) && <Options result={result} focused={revealed} />}
    </>
  );
}

/** `focused`: they appear after a button was pressed that is removed. */
function Options({ result, focused }: ResultsProps & { focused: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ of: result, index: 0 });
  // The cards render before the rest.
  const later = useDeferredValue(result);
  const options = useMemo(() => firstOptions(result), [result]);
  const onPhone = useIsPhone();
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  const select = useCallback((index: number) => setActive({ of: result, index }), [result]);
  const licence = <LicenceLine result={result} />;
  // Above the cards it would push their buttons out of a phone's window; of some cards it is no headline.
  const isLicenceAbove = !onPhone && allLackWindows(result.computers);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-14 outline-none">
      <div className={cn('print:mx-0! print:w-full! print:max-w-none!', WIDTHS[options.length])}>
        <h2 className="sr-only">Equipos recomendados</h2>
        {isLicenceAbove && licence}
        <OptionCards
          label="Opciones recomendadas"
          options={options}
          active={active.of === result ? active.index : 0}
          onSelect={select}
        />
        {!isLicenceAbove && licence}
        {/* It is not deferred, because a quick second press builds on the first. */}
        <WhatIfs result={result} onRefine={() => box.current?.scrollIntoView()} />
      </div>
      <BelowCards result={later} />
    </div>
  );
}

/** By the number of cards: two are as wide as they would be beside a third. */
const WIDTHS: Readonly<Record<number, string>> = {
  1: 'mx-auto max-w-xl',
  2: '@min-[66rem]:mx-auto @min-[66rem]:w-[calc((200%-1.25rem)/3)]',
};

const BelowCards = memo(function BelowCards({ result }: ResultsProps) {
  const { computers, target } = result;
  return (
    <div className="mt-4 grid grid-cols-1 gap-8 print:mt-1 print:gap-1">
      {result.enough && <p className="max-w-prose font-semibold print:text-sm">{unbroken(result.enough)}</p>}
      {isComparable(result) && <SideBySide target={target} names={computers.map(({ shortName }) => shortName)} />}
      <ReasonBlock {...result} />
      <AnotherLaptop answers={result.userInput} />
      <MoreOptionsSection key={result.timestamp} result={result} />
    </div>
  );
});
