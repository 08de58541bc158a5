import { cva } from 'class-variance-authority';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { cn } from './cn.ts';

/** Longer texts stay longer: people read some 17 characters a second. */
const TOAST_MS = { least: 2000, perCharacter: 60 };

type ToastTone = 'positive' | 'caution' | 'negative';

interface ShownToast {
  id: number;
  text: string;
  tone: ToastTone;
}

type ShowToast = (text: string, tone?: ToastTone) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

export const useToast = (): ShowToast => useContext(ToastContext);

/** @returns what tells that code could not be loaded */
export function useNotLoaded(): () => void {
  const showToast = useToast();
  return () => showToast('No se ha podido cargar. Inténtalo otra vez.', 'negative');
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null);

  const show = useCallback<ShowToast>((text, tone = 'positive') => {
    setToast((previous) => ({ id: (previous?.id ?? 0) + 1, text, tone }));
  }, []);

  useEffect(() => {
    if (!toast) return undefined;
    const duration = Math.max(TOAST_MS.least, toast.text.length * TOAST_MS.perCharacter);
    const timer = setTimeout(() => setToast(null), duration);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={show}>
      {children}
      {/* On phones above the main button. */}
      <output
        className={cn(
          'pointer-events-none fixed inset-x-0 bottom-[max(1.25rem,env(safe-area-inset-bottom))] z-toast grid',
          'justify-items-center px-[min(1rem,5vw)] max-md:bottom-[calc(6rem+env(safe-area-inset-bottom))]',
        )}
      >
        {toast && (
          <p key={toast.id} className={toastVariants({ tone: toast.tone })}>
            {toast.text}
          </p>
        )}
      </output>
    </ToastContext>
  );
}

/** The longest ones take two lines. */
const toastVariants = cva(
  [
    'max-w-[44rem] rounded-[1.5rem] px-[min(1.25rem,6.25vw)] py-[0.75rem] leading-[1.35] font-semibold wrap-anywhere',
    'text-on-accent shadow-float transition-[opacity,translate] duration-200 ease-settle',
    'starting:translate-y-3 starting:opacity-0 forced-colors:border',
  ],
  { variants: { tone: { positive: 'bg-positive', caution: 'bg-caution', negative: 'bg-negative' } } },
);
