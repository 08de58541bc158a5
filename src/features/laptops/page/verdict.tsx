import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { textAt } from '#contract/card-statements.ts';
import type { Fit } from '#contract/computer.ts';
import type { LaptopPage } from '#contract/pages/laptop-page.ts';
import { decapitalize } from '#contract/spanish-text.ts';
import { laptopPath } from '#src/config/paths.ts';
import { euros } from '#src/lib/figures.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { useServices } from '#src/services/services.tsx';
import { hasSubmitted } from '#src/services/use-result-link.ts';
import { But, cardVariants } from '#src/ui/card.tsx';
import { Button } from '#src/ui/button.tsx';
import { cn } from '#src/ui/cn.ts';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { VerdictMark } from '#src/ui/target-mark.tsx';
import { useNotLoaded } from '#src/ui/toast.tsx';
import type { KnownAnswers } from '#src/services/known-answers.ts';
import type { OwnVerdict } from '../../judge/judgement.ts';

const JUDGE = lazyCode(async () => (await import('../../judge/for-answers.tsx')).JudgedForVisitor);

interface VerdictProps {
  laptop: LaptopPage;
  /** `null` until it is known, or if no answers are. */
  own: OwnVerdict | null;
  /** What the visitor has answered on this page. */
  given: KnownAnswers | null;
  onGive: (given: KnownAnswers) => void;
}

/**
 * Whether it is a good purchase: for the visitor, if their answers are known, else for the use that it is best for. On
 * the way from another page of the site the whole judgement is there at once; a loaded page puts the visitor's verdict in
 * the place of that of its HTML, so that nothing moves.
 */
export function Verdict({ laptop, own, given, onGive }: VerdictProps) {
  const { id, purchase, cons } = laptop;
  const { localData } = useServices();
  const isLoaded = useNavigationType() === NavigationType.Pop;
  const [isWhole, setWhole] = useState(() => !isLoaded && hasSubmitted(localData));
  const heading = useRef<HTMLHeadingElement>(null);
  const tellNotLoaded = useNotLoaded();
  const show = (whole: boolean) => {
    // The button that was pressed goes.
    flushSync(() => setWhole(whole));
    heading.current?.focus();
  };
  const budget = purchase.budget ?? undefined;
  const ofItsUse = purchase.verdict === 'none' ? '' : decapitalize(cons[0] ?? '');
  const but = own ? textAt(own.judged, 'but') : ofItsUse;
  return (
    <section
      aria-labelledby="purchase"
      className={cn(cardVariants({ variant: 'sunken' }), 'grid grid-cols-1 gap-2 p-[min(1rem,4vw)] max-lg:mt-2')}
    >
      <h2 ref={heading} id="purchase" tabIndex={-1} className="font-text text-base/[1.2] font-semibold outline-none">
        {isWhole || own ? '¿Es buena compra para ti?' : '¿Es buena compra?'}
      </h2>
      {isWhole ? (
        <>
          <div aria-live="polite" className="min-h-40">
            <LazyComponent
              code={JUDGE}
              props={{ id, budget, given, onGive }}
              onError={() => {
                setWhole(false);
                tellNotLoaded();
              }}
            />
          </div>
          <Button
            variant="text"
            className="no-print justify-self-start text-sm wrap-anywhere"
            onClick={() => show(false)}
          >
            Ver el resumen
          </Button>
        </>
      ) : (
        <>
          {own ? <ForVisitor {...own} /> : <ForItsUse purchase={purchase} />}
          <Button
            variant="text"
            className="noscript:hidden! no-print justify-self-start text-sm"
            onClick={() => show(true)}
            onPointerEnter={JUDGE.prefetch}
            onFocus={JUDGE.prefetch}
          >
            {own ? 'Ver por qué' : '¿Y para ti?'}
          </Button>
          {but !== '' && <But text={but} className="bg-surface" />}
          {!own && <Rival purchase={purchase} />}
        </>
      )}
    </section>
  );
}

interface HeadProps {
  fit: Fit | null;
  best: boolean;
  title: string;
  below: string;
}

const Head = ({ fit, best, title, below }: HeadProps) => (
  <div className="flex flex-wrap items-center gap-3">
    {fit && <VerdictMark fit={fit} best={best} className="size-[3rem]" />}
    <div className="min-w-0 flex-1 basis-[9rem]">
      <p className="leading-[1.35] font-semibold">{unbroken(title)}</p>
      {below !== '' && <p className="text-sm text-muted">{unbroken(below)}</p>}
    </div>
  </div>
);

const ForVisitor = ({ judged: { fit, verdict, title }, asked }: OwnVerdict) => (
  <Head fit={fit} best={verdict === 'good'} title={title} below={[fit?.words, asked].filter(Boolean).join(' · ')} />
);

const ForItsUse = ({ purchase: { fit, verdict, answer } }: Pick<LaptopPage, 'purchase'>) => (
  <Head fit={fit} best={verdict === 'good'} title={answer} below={fit?.words ?? ''} />
);

/** The one to look at beside it, for the same use. */
function Rival({ purchase: { verdict, rival } }: Pick<LaptopPage, 'purchase'>) {
  if (!rival) return null;
  return (
    <p>
      <span>{verdict === 'good' ? 'Mira también el' : 'Mejor, el'}</span>{' '}
      <Link to={laptopPath(rival.id)}>{rival.name}</Link>, <span>{euros(rival.price)}.</span>{' '}
      <span>{unbroken(rival.change)}</span>
    </p>
  );
}
