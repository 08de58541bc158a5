import { useEffect, useId, useRef } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import type { FormState, StoredRecommendations } from '#src/services/remembered.ts';
import { Button } from '#src/ui/button.tsx';
import type { PanelProps } from '../results-state.ts';
import { focusBar } from '../turn/focus.ts';

type ShowToast = (text: string) => void;

/** The address that shows these answers to its readers: its fragment is not sent to a server. */
function addressOf(answers: FormState, { computers: [first], catalogue }: StoredRecommendations): string {
  const shared = first && catalogue && { winner: first.id, date: catalogue.date };
  return `${globalThis.location.origin}${PATHS.recommendations}#${encodeAnswers(answers, shared)}`;
}

/** Shares an answer. @returns whether that worked */
export const shareLink = (answers: FormState, result: StoredRecommendations, showToast: ShowToast): Promise<boolean> =>
  shareAddress(addressOf(answers, result), showToast);

/** Shares by the system's sheet on touch devices, else copies to the clipboard. @returns whether either worked */
export async function shareAddress(url: string, showToast: ShowToast): Promise<boolean> {
  const { navigator } = globalThis;
  if (typeof navigator.share === 'function' && globalThis.matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title: 'Atinado', url });
      return true;
    } catch (error) {
      // The user closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return true;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast('Enlace copiado');
    return true;
  } catch {
    return false;
  }
}

export const ShareField = ({ answers, result, close }: PanelProps) => (
  <AddressField
    url={addressOf(answers, result)}
    onClose={() => {
      focusBar();
      close();
    }}
  />
);

/** Shown if the clipboard is not allowed: the link to copy by hand. */
export function AddressField({ url, onClose }: { url: string; onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div className="mt-1 mb-6 rounded-card border border-line bg-sunken p-4 sm:p-6">
      <label htmlFor={id} className="font-semibold">
        Copia este enlace
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-12 min-w-0 flex-1 basis-[14rem] rounded-control border border-muted bg-raised px-4"
        />
        <Button look="secondary" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </div>
  );
}
