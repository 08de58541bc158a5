import { useId, useState } from 'react';
import { type Answers, needsNoWindows } from '#contract/answers.ts';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { useNotLoaded } from '#src/ui/toast.tsx';
import { LaptopFinder } from './laptop-finder.tsx';

/** Lazy, because few visitors ask. */
const JUDGED = lazyCode(async () => (await import('./judge-card.tsx')).Judged);
const ADVERT_TEXT = lazyCode(async () => (await import('./advert-text.tsx')).AdvertText);

/** Any laptop judged for the answers of a result, by its name, its advert, or what is known of it. */
export function AnotherLaptop({ answers }: { answers: Answers | undefined }) {
  const [asked, setAsked] = useState<NamedLaptop | string | null>(null);
  const tellNotLoaded = useNotLoaded();
  const titleId = useId();
  if (!answers) return null;
  // Asked once more, it loads again.
  const onError = () => {
    setAsked(null);
    tellNotLoaded();
  };
  return (
    <section
      aria-labelledby={titleId}
      className={cn(cardVariants(), 'no-print grid grid-cols-1 gap-4 p-4 wrap-anywhere sm:p-6')}
    >
      <h2 id={titleId}>¿Tienes otro en mente?</h2>
      <LaptopFinder
        label="El modelo, el anuncio o el que tienes"
        ownsWindows={needsNoWindows(answers)}
        onChoose={setAsked}
        onText={setAsked}
      />
      {typeof asked === 'string' && (
        <LazyComponent key={asked} code={ADVERT_TEXT} props={{ text: asked, answers }} onError={onError} />
      )}
      {asked !== null && typeof asked !== 'string' && (
        <LazyComponent code={JUDGED} props={{ request: { id: asked.id, answers } }} onError={onError} />
      )}
    </section>
  );
}
