import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormState, StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import type { OnView } from './bar-types.ts';

/** What the page shows: the stored result, or the answer to what the fragment holds; until that is there, what was shown before. */
export function useOnView(stored: StoredRecommendations | null): OnView {
  const { hash } = useLocation();
  const [code, setCode] = useState(() => codeIn(hash, ''));
  const [result, show] = useState(code ? null : stored);
  const [turned, setTurned] = useState(code !== '');
  const next = codeIn(hash, code);
  if (next !== code) setCode(next);
  if (next && !turned) setTurned(true);
  if (!next && result !== stored) show(stored);
  return { code: next, result, show, turned };
}

/** Other fragments are places in the page, such as where the skip link leads. */
const codeIn = (hash: string, before: string): string => (hash === '' || /^#\d/.test(hash) ? hash : before);

export const loadTurn = () => import('./turn/turn.ts');

/** Loads it ahead; the press tries again and tells a failure. */
export const prefetchTurn = () => void loadTurn().catch(() => undefined);

/** @returns shows the answer to other answers, as a step in the browser's history; nothing is stored */
export function useTurn(): (answers: FormState) => void {
  const services = useServices();
  const navigate = useNavigate();
  const failed = useNotLoaded();
  return (answers) => void loadTurn().then(({ turnTo }) => turnTo(services, navigate, answers), failed);
}

export function useNotLoaded(): () => void {
  const showToast = useToast();
  return () => showToast('No se ha podido cargar. Inténtalo otra vez.', 'negative');
}
