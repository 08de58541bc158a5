import { useState } from 'react';
import { type Answers, needsNoWindows } from '#contract/answers.ts';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import { LaptopFinder } from './laptop-finder.tsx';
import { AdvertText } from './advert-text.tsx';
import { Judged } from './judge-card.tsx';

/** «¿Tienes otro en mente?»: any laptop judged for the answers of a result, by its name, its advert, or what is known of it. */
export function AnotherLaptop({ answers }: { answers: Answers | undefined }) {
  const [asked, setAsked] = useState<NamedLaptop | string | null>(null);
  if (!answers) return null;
  return (
    <div className="mt-2 grid max-w-2xl gap-4">
      <LaptopFinder
        label="El modelo, el anuncio o el que tienes"
        ownsWindows={needsNoWindows(answers)}
        onChoose={setAsked}
        onText={setAsked}
      />
      {typeof asked === 'string' && <AdvertText key={asked} text={asked} answers={answers} />}
      {asked !== null && typeof asked !== 'string' && <Judged request={{ id: asked.id, answers }} />}
    </div>
  );
}
