import { useState } from 'react';
import { needsNoWindows } from '#contract/answers.ts';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import { FORM_STATE } from '#src/services/remembered.ts';
import { LaptopFinder } from '../finder/laptop-finder.tsx';
import { type AskedBy, WhyOf } from './why-of.tsx';

/** «¿Por qué no este?»: the rank of any laptop for the answers of a result. */
export function WhyNot({ result }: { result: AskedBy }) {
  const [laptop, setLaptop] = useState<NamedLaptop | null>(null);
  const answers = FORM_STATE.parse(result.userInput);
  return (
    <div className="mt-2 grid max-w-prose gap-4">
      <LaptopFinder
        label="Qué portátil tienes en mente"
        ownsWindows={answers ? needsNoWindows(answers) : undefined}
        onChoose={setLaptop}
      />
      <div aria-live="polite">{laptop && <WhyOf key={laptop.id} laptop={laptop} by={result} />}</div>
    </div>
  );
}
