import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import type { LaptopPage } from '#contract/pages/laptop-page.ts';
import { decapitalize } from '#contract/spanish-text.ts';
import { laptopPath } from '#src/config/paths.ts';
import { euros } from '#src/lib/figures.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { useServices } from '#src/services/services.tsx';
import { hasSubmitted } from '#src/services/use-last-answers.ts';
import { But, cardVariants } from '#src/ui/card.tsx';
import { Button } from '#src/ui/button.tsx';
import { cn } from '#src/ui/cn.ts';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { VerdictMark } from '#src/ui/target-mark.tsx';
import { useNotLoaded } from '#src/ui/toast.tsx';

const JUDGE = lazyCode(async () => (await import('../../judge/judged-for-visitor.tsx')).JudgedForVisitor);
const OWN_PLACE = lazyCode(async () => (await import('../../judge/own-place.tsx')).OwnPlace);

/**
 * Whether it is a good purchase: for anybody, or for this visitor, in the same place. On the way from another page of
 * the site the visitor's own verdict is there at once; a loaded page keeps that of its HTML, so that nothing moves.
 */
export function Verdict({ laptop }: { laptop: LaptopPage }) {
  const { id, purchase } = laptop;
  const { localData } = useServices();
  const isLoaded = useNavigationType() === NavigationType.Pop;
  const [isOwn, setOwn] = useState(() => !isLoaded && hasSubmitted(localData));
  const heading = useRef<HTMLHeadingElement>(null);
  const tellNotLoaded = useNotLoaded();
  const show = (own: boolean) => {
    // The button that was pressed goes.
    flushSync(() => setOwn(own));
    heading.current?.focus();
  };
  return (
    <section
      aria-labelledby="purchase"
      className={cn(cardVariants({ variant: 'sunken' }), 'grid grid-cols-1 gap-2 p-[min(1rem,4vw)] max-lg:mt-2')}
    >
      <h2
        ref={heading}
        id="purchase"
        tabIndex={-1}
        className="font-text text-sm/[1.4] font-semibold text-muted outline-none"
      >
        {isOwn ? '¿Es buena compra para ti?' : '¿Es buena compra?'}
      </h2>
      {isOwn ? (
        <>
          <div aria-live="polite" className="min-h-40">
            <LazyComponent
              code={JUDGE}
              props={{ id, budget: purchase.budget ?? undefined, isHere: true }}
              onError={() => {
                setOwn(false);
                tellNotLoaded();
              }}
            />
          </div>
          <Button
            variant="text"
            className="no-print justify-self-start text-sm wrap-anywhere"
            onClick={() => show(false)}
          >
            Ver para cualquiera
          </Button>
        </>
      ) : (
        <ForAnybody laptop={laptop} onAsk={() => show(true)} />
      )}
    </section>
  );
}

interface ForAnybodyProps {
  laptop: LaptopPage;
  onAsk: () => void;
}

function ForAnybody({ laptop, onAsk }: ForAnybodyProps) {
  const { id, purchase, cons } = laptop;
  const { verdict, answer, fit, rival } = purchase;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {fit && <VerdictMark fit={fit} best={verdict === 'good'} className="size-[3rem]" />}
        <div className="min-w-0 flex-1 basis-[9rem]">
          <p className="leading-[1.35] font-semibold">{unbroken(answer)}</p>
          {fit && <p className="text-sm text-muted">{fit.words}</p>}
        </div>
      </div>
      <button
        type="button"
        className={cn(
          'noscript:hidden! no-print min-h-11 justify-self-start text-start text-sm/[1.4] font-semibold underline',
          'decoration-line decoration-2 underline-offset-4 hover:decoration-current',
        )}
        onClick={onAsk}
        onPointerEnter={JUDGE.prefetch}
        onFocus={JUDGE.prefetch}
      >
        <LazyComponent
          code={OWN_PLACE}
          props={{ id, budget: purchase.budget ?? undefined }}
          fallback={<span>¿Y para ti?</span>}
        />
      </button>
      {verdict !== 'none' && cons[0] !== undefined && <But text={decapitalize(cons[0])} className="bg-surface" />}
      {rival && (
        <p>
          <span>{verdict === 'good' ? 'Mira también el' : 'Mejor, el'}</span>{' '}
          <Link to={laptopPath(rival.id)}>{rival.name}</Link>, <span>{euros(rival.price)}.</span>{' '}
          <span>{unbroken(rival.change)}</span>
        </p>
      )}
    </>
  );
}
