import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { CatalogueInfo } from '#contract/answer-parts.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { LazyFold } from '#src/ui/lazy-fold.tsx';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';
import { unbroken } from '#src/lib/unbroken.ts';
import { OptionCards } from './cards/option-cards.tsx';
import { firstOptions, hasGlance } from './cards/options.ts';
import { SearchNote, WhoPays } from './reasons/who-pays.tsx';
import { SharedFacts } from './cards/shared-facts.tsx';
import { count, date, ofDate } from './figures.ts';
import { Glance } from './glance/glance.tsx';
import { type Select, useActive } from './glance/use-active.ts';
import { MoreOptionsSection } from './more/more-options-section.tsx';
import { Fold, ReasonBlock } from './reasons/reason-block.tsx';
import { confidenceWords } from './glance/confidence-words.ts';
import { TargetLegend } from './glance/target-table.tsx';

/** Lazy: few answers have a caution, and few visitors open the other parts. */
const CAUTION_BOX = lazyCode(async () => (await import('./nothing-fits/caution-box.tsx')).CautionBox);
const MARKET = lazyCode(async () => (await import('./market/market.tsx')).Market);
const WEIGHTS = lazyCode(async () => (await import('./weights/weights-panel.tsx')).WeightsPanel);
const WHY_NOT = lazyCode(async () => (await import('../why/why-not.tsx')).WhyNot);

/** As tall as results are: on a shorter page the footer would be visible and then move. */
export const ReservedHeight = () => <div className="h-[400dvh]" />;

interface ResultsProps {
  result: StoredRecommendations;
}

/** Stays mounted when the answers change, so that the target's points move. */
export function Results({ result }: ResultsProps) {
  const { caution, timestamp } = result;
  const [revealedFor, setRevealedFor] = useState(0);
  const revealed = revealedFor === timestamp;
  const show = revealed ? undefined : () => setRevealedFor(timestamp);
  return (
    <>
      {caution && (
        <LazyPart
          code={CAUTION_BOX}
          props={{ ...caution, onShow: show }}
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
  const { active, select } = useActive(result);
  // The first window renders before the rest.
  const later = useDeferredValue(result);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-10 outline-none sm:gap-14">
      {hasGlance(result) && (
        <div className="grid gap-2">
          <Glance result={result} crowned={result.caution === null} active={active} select={select} />
          <Depends {...result} />
        </div>
      )}
      <LazyFold
        code={MARKET}
        props={{ result, onSelect: (index) => select(index, 'cards') }}
        title="Precio y encaje: el mapa"
        failedTitle="No se ha podido cargar el mapa. Reintentar"
        fallback={<div className="market-pending" />}
        className="market"
      />
      <BelowGlance result={later} active={active.cards} select={select} />
    </div>
  );
}

interface BelowGlanceProps extends ResultsProps {
  active: number;
  select: Select;
}

const BelowGlance = memo(function BelowGlance({ result, active, select }: BelowGlanceProps) {
  const { computers, catalogue, onDevice } = result;
  const options = useMemo(() => firstOptions(result), [result]);
  return (
    <>
      <div>
        <h2 className="sr-only">Equipos recomendados</h2>
        <SharedFacts computers={computers} />
        <OptionCards
          label="Opciones recomendadas"
          options={options}
          active={active}
          onSelect={(index) => select(index, 'cards')}
        />
        <div className="mt-4 text-sm text-muted">
          <SearchNote computers={computers} />
          {catalogue && onDevice && <p>Calculado en tu dispositivo, catálogo {ofDate(catalogue.date)}.</p>}
          <WhoPays>{catalogue && <CatalogueNote {...catalogue} />}</WhoPays>
        </div>
      </div>
      <BelowCards result={result} />
    </>
  );
});

const BelowCards = memo(({ result }: ResultsProps) => (
  <>
    <ReasonBlock {...result} />
    <LazyFold code={WEIGHTS} props={{ result }} title="Ajustar lo que cuenta" />
    <LazyFold code={WHY_NOT} props={{ result }} title="¿Por qué no este?" />
    <MoreOptionsSection key={result.timestamp} result={result} />
  </>
));

const CatalogueNote = ({ size, date: newest }: CatalogueInfo) => (
  <p>
    Elige entre {count(size)} portátiles, con precios hasta el {date(newest)}.
  </p>
);

/** How sure the answer is, and which figure would change it; nothing if that is not known. */
function Depends({ computers, dependsOn }: Pick<StoredRecommendations, 'computers' | 'dependsOn'>) {
  const confidence = confidenceWords(computers);
  if (confidence === '') return null;
  return (
    <Fold summary="¿De qué depende?">
      <p>{confidence}</p>
      {dependsOn.map(({ text, share }) => (
        <p key={text}>
          {unbroken(text)} <span className="text-muted">{percentWords(share)}</span>
        </p>
      ))}
      <TargetLegend className="lg:hidden" />
    </Fold>
  );
}

const STEP = 5;

/** In steps of five, because it is no more exact. */
const percentWords = (share: number): string => `≈\u00A0${Math.round((share * 100) / STEP) * STEP}\u00A0% probable`;
