import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

/** Longer texts stay longer: people read some 17 characters a second. */
const TOAST_MS = { least: 2000, perCharacter: 60 };

/** In characters: two lines on a phone. There, longer ones stand above the main button, away from header and name. */
const SHORT_MAX = 60;

type ToastTone = 'positive' | 'caution' | 'negative';

interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

type ShowToast = (text: string, tone?: ToastTone) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

export const useToast = (): ShowToast => useContext(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);

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
      <output className="toast-region">
        {toast && (
          <p
            key={toast.id}
            className={`toast ${toast.text.length > SHORT_MAX ? 'max-md:fixed max-md:inset-x-4 max-md:bottom-24' : ''}`}
            data-tone={toast.tone}
          >
            {toast.text}
          </p>
        )}
      </output>
    </ToastContext>
  );
}
