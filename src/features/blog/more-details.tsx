import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { SummaryButton } from '#src/ui/disclosure.tsx';

interface Details {
  open: boolean;
  setOpen: (open: boolean) => void;
}

const DetailsContext = createContext<Details>({ open: false, setOpen: () => undefined });

/** All the details below open and close together: who compares one wants to see the others. */
export function DetailsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const details = useMemo(() => ({ open, setOpen }), [open]);
  return <DetailsContext value={details}>{children}</DetailsContext>;
}

/** The browser's own disclosure: it works without a script, and a search within the page opens it, and with it the others. */
export function MoreDetails({ children }: { children?: ReactNode }) {
  const { open, setOpen } = useContext(DetailsContext);
  const details = useRef<HTMLDetailsElement>(null);
  // Opened before the script was there, it is open without a word to React.
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
