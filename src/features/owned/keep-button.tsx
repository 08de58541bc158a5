import { useLocation, useNavigate } from 'react-router-dom';
import type { ReadLaptop } from '#contract/advert.ts';
import { PATHS } from '#src/config/paths.ts';
import { OWNED_LAPTOP } from '#src/services/read-laptops.ts';
import { useServices } from '#src/services/services.tsx';
import { Button, type ButtonLook } from '#src/ui/button.tsx';

interface KeepButtonProps {
  read: ReadLaptop;
  /** Parameters and fragment of the results that are compared with it. */
  results: string;
  look: ButtonLook;
  children: string;
}

/** Remembers on this device that the visitor owns a laptop, and shows what the recommended ones would change. */
export function KeepButton({ read, results, look, children }: KeepButtonProps) {
  const { localData } = useServices();
  const navigate = useNavigate();
  return (
    <Button
      look={look}
      className="justify-self-start"
      onClick={() => {
        // What it once cost, and where, changes nothing.
        localData.write(OWNED_LAPTOP, { ...read, price: null, used: false });
        void navigate(PATHS.recommendations + results);
      }}
    >
      {children}
    </Button>
  );
}

/** @returns parameters and fragment of the results from which the visitor came; empty if they have none */
export function useResultsLeft(): string {
  const state: unknown = useLocation().state;
  const isKnown = typeof state === 'object' && state !== null && 'results' in state;
  return isKnown && typeof state.results === 'string' ? state.results : '';
}
