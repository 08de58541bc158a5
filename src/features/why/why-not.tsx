import { useState } from 'react';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import { LaptopFinder } from '../finder/laptop-finder.tsx';
import { type AskedBy, WhyOf } from './why-of.tsx';

export interface WhyNotProps {
  result: AskedBy;
}

/** «¿Por qué no este?»: the rank of any laptop for the answers of a result. */
export function WhyNot({ result }: WhyNotProps) {
  const [laptop, setLaptop] = useState<NamedLaptop | null>(null);
  return (
    <div className="mt-2 grid max-w-prose gap-4">
      <LaptopFinder label="Qué portátil tienes en mente" onChoose={setLaptop} />
      <div aria-live="polite">{laptop && <WhyOf key={laptop.id} laptop={laptop} by={result} />}</div>
    </div>
  );
}
