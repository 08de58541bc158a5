/** What only articles have. */
import { type ComponentType, type ReactNode, createContext, useContext, useEffect, useRef, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { FoldSign, SummaryButton, TEXT_FOLD } from '#src/ui/disclosure.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';

export interface ArticleSection {
  /** The section's anchor, which never changes. */
  id: string;
  title: string;
  Text: ComponentType;
}

export const CallToAction = ({ children }: { children: ReactNode }) => (
  <p className="my-8">
    <ButtonLink to={PATHS.form}>{children}</ButtonLink>
  </p>
);

/** A card about the laptops of one step of prices. */
export const PriceTier = ({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) => (
  <section className={cn(cardVariants(), 'my-8 p-5 sm:p-8')}>
    <h3 id={id} className="mb-2 scroll-mt-8">
      {title}
    </h3>
    {children}
  </section>
);

const SCALE_EUR = 4500;

const percent = (euros: number): string => `${(Math.min(euros, SCALE_EUR) / SCALE_EUR) * 100}%`;

/** «500–700 €» with its bar, on the same scale in every row. */
export const PriceRange = ({ from, to }: { from: number; to: number }) => (
  <>
    <span className="md:whitespace-nowrap">{`${from}–${to}\u00A0€`}</span>
    <span aria-hidden="true" className="relative mt-2 block h-2 rounded-full bg-line md:min-w-36 print:hidden">
      <span
        className="absolute inset-y-0 rounded-full bg-text"
        style={{ left: percent(from), right: percent(SCALE_EUR - to) }}
      />
    </span>
  </>
);

type OpenState = readonly [open: boolean, setOpen: (open: boolean) => void];

const OpenContext = createContext<OpenState>([false, () => undefined]);

/** Opens and closes all {@link MoreDetails} in it together, because readers compare them. */
export function OpenTogether({ children }: { children: ReactNode }) {
  const open = useState(false);
  return <OpenContext value={open}>{children}</OpenContext>;
}

/** A native `<details>`: it works without scripts, and the browser's find-in-page opens it. */
export function MoreDetails({ children }: { children: ReactNode }) {
  const [open, setOpen] = useContext(OpenContext);
  const details = useRef<HTMLDetailsElement>(null);
  // The user may have opened it before hydration, which React does not see.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, [setOpen]);
  return (
    <details ref={details} open={open} className="group/fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <SummaryButton className={cn(TEXT_FOLD, 'no-print mt-2')}>
        <span>{open ? 'Ver menos' : 'Ver más detalles'}</span>
        <FoldSign />
      </SummaryButton>
      <div className="mt-2 border-t border-line pt-1 *:last:mb-0">{children}</div>
    </details>
  );
}
