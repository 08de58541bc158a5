import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { SummaryButton } from '#src/ui/disclosure.tsx';

type OpenState = readonly [open: boolean, setOpen: (open: boolean) => void];

const OpenContext = createContext<OpenState>([false, () => undefined]);

/** Opens and closes all {@link MoreDetails} below it together, because readers compare them. */
export function DetailsProvider({ children }: { children: ReactNode }) {
  const state = useState(false);
  return <OpenContext value={state}>{children}</OpenContext>;
}

/** A native `<details>`: it works without scripts, and the browser's find-in-page opens it. */
export function MoreDetails({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useContext(OpenContext);
  const details = useRef<HTMLDetailsElement>(null);
  // The user may have opened it before hydration, which React does not notice.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, [setOpen]);
  return (
    <details ref={details} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <SummaryButton className="no-print mt-2 inline-flex min-h-11 list-none items-center gap-2 font-semibold text-accent underline-offset-4 hover:text-accent-strong hover:underline">
        {open ? 'Ver menos' : 'Ver más detalles'}
        <ChevronDownIcon className={`transition-transform ${open ? 'rotate-180' : ''}`} />
      </SummaryButton>
      <div className="mt-2 border-t border-line pt-1 [&>:last-child]:mb-0">{children}</div>
    </details>
  );
}
