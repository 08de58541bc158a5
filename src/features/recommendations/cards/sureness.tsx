import { capitalize } from '#contract/spanish-text.ts';
import { useId, useState } from 'react';
import type { Sureness as SurenessFacts } from '#contract/confidence.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { InfoIcon } from '#src/ui/icons.tsx';

export interface SurenessProps extends Pick<SurenessFacts, 'kind' | 'text' | 'choice'> {
  dependsOn: readonly { text: string }[];
}

/** How sure the first place is; a press shows what that means and the figures that would change it. */
export function Sureness({ kind, text, choice, dependsOn }: SurenessProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const words = kind === 'tie' ? capitalize(text) : `Elección ${text}`;
  return (
    <div className="text-sm leading-snug print:text-xs">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`-mt-2 inline-flex min-h-11 items-center gap-1.5 text-start font-semibold text-muted hover:text-text ${open ? '' : '-mb-2'}`}
      >
        <span className="underline decoration-line decoration-2 underline-offset-4">
          {words} <span className="sr-only">¿De qué depende?</span>
        </span>
        <InfoIcon className="size-4.5 shrink-0" />
      </button>
      <ul id={id} className={`mt-1 gap-1.5 print:grid ${open ? 'grid grows' : 'hidden'}`}>
        <li className="font-semibold">
          {/* Paper has no button. */}
          <span className="hidden print:inline">{words}. </span>
          {choice ?? MEANINGS[kind]}
        </li>
        {dependsOn.map(({ text: change }) => (
          <li key={change}>{unbroken(change)}</li>
        ))}
      </ul>
    </div>
  );
}

/** «Clara» is what wins in at least 80 % of the simulations. */
const MEANINGS: Readonly<Record<SurenessFacts['kind'], string>> = {
  clear: 'Ganaría 8 de cada 10 veces o más si precios y datos variaran un poco.',
  close: 'Con otros precios o con los datos que faltan podría ganar otra.',
  tie: 'Con lo que sabemos, ninguno gana con claridad.',
};
