import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

const TOAST_DURATION_MS = 2000;

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
    const timer = setTimeout(() => setToast(null), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={show}>
      {children}
      <output className="toast-region">
        {toast && (
          <p key={toast.id} className="toast" data-tone={toast.tone}>
            {toast.text}
          </p>
        )}
      </output>
    </ToastContext>
  );
}
